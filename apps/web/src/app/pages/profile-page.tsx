import { useParams } from 'react-router';
import { useCall } from '../../lib/use-call.ts';
import { publicProfile } from './profile-calls.ts';
import { ProfileView } from './profile-view.tsx';

/** `/{username}`: a creator's public profile. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  return <ProfileView query={useCall('GET /users/by-username/{username}', publicProfile(username))} />;
}

/** `/profile/{userId}`: anybody's profile, for signed-in people. */
export function ProfileByIdPage() {
  const { userId: id = '' } = useParams();
  return <ProfileView query={useCall('GET /users/profile/{id}', { params: { id } })} />;
}
