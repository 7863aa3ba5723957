import { useParams } from 'react-router';
import { useCall } from '../../lib/use-call.ts';
import { ProfileView } from './profile-view.tsx';

/** `/{username}`: a creator's public profile. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  // The server matches names without regard to case, so one profile is kept once.
  const params = { username: username.toLowerCase() };
  return <ProfileView query={useCall('GET /users/by-username/{username}', { params })} />;
}

/** `/profile/{userId}`: anybody's profile, for signed-in people. */
export function ProfileByIdPage() {
  const { userId: id = '' } = useParams();
  return <ProfileView query={useCall('GET /users/profile/{id}', { params: { id } })} />;
}
