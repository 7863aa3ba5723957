import type { Answer } from '../../../lib/api-types.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { updateUser } from '../../../lib/session.ts';

/** Shows a changed profile everywhere: the frame, and whatever list or page names the person. */
export function takeOverProfile(user: Answer<'GET /auth/me'>['user']): void {
  updateUser(user);
  queryClient.setQueryData(['GET /auth/me'], { user });
  void queryClient.invalidateQueries();
}
