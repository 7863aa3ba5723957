import { paths } from '@likha/contract/addresses';
import { Navigate, useParams } from 'react-router';
import { useCall } from '../../lib/use-call.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { hasMoved, publicProfile } from './profile-calls.ts';
import { ProfileView } from './profile-view.tsx';

/** `/{username}`: a creator's public profile; `/@{username}` leads there (P314), by the server, too. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  const [search] = useSearchParams();
  return username.startsWith('@') ? (
    <Navigate to={paths.moved(username.slice(1), search)} replace />
  ) : (
    <NamedProfile username={username} />
  );
}

function NamedProfile({ username }: { username: string }) {
  const [search] = useSearchParams();
  const query = useCall('GET /users/by-username/{username}', publicProfile(username));
  if (query.data && hasMoved(query.data, username))
    return <Navigate to={paths.moved(query.data.username, search)} replace />;
  return <ProfileView query={query} />;
}

/** `/profile/{userId}`: anybody's profile, for signed-in people. */
export function ProfileByIdPage() {
  const { userId: id = '' } = useParams();
  return <ProfileView query={useCall('GET /users/profile/{id}', { params: { id } })} />;
}
