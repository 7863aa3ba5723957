import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** A creator's public profile. */
export function useProfileByUsername(username: string) {
  return useQuery({
    queryKey: [...queryKeys.profile, 'username', username.toLowerCase()],
    queryFn: ({ signal }) => api('GET /users/by-username/{username}', { params: { username }, signal }),
  });
}

/** Anybody's profile, for signed-in people. */
export function useProfileById(id: string) {
  return useQuery({
    queryKey: [...queryKeys.profile, 'id', id],
    queryFn: ({ signal }) => api('GET /users/profile/{id}', { params: { id }, signal }),
  });
}
