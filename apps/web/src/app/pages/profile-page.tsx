import { useParams } from 'react-router';
import { useProfileById, useProfileByUsername } from '../../features/creators/api/use-profile.ts';
import { ProfileView } from './profile-view.tsx';

/** `/{username}`: a creator's public profile. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  return <ProfileView query={useProfileByUsername(username)} />;
}

/** `/profile/{userId}`: anybody's profile, for signed-in people. */
export function ProfileByIdPage() {
  const { userId = '' } = useParams();
  return <ProfileView query={useProfileById(userId)} />;
}
