import type { Answer } from './api-types.ts';
import { useSession } from './session.ts';

type Person = Pick<Answer<'GET /admin/users/{id}'>['person'], 'id' | 'status' | 'user_type'>;

/** Nobody decides about themselves, nor about who leaves or is gone, and owners alone about staff. */
export function useMayJudge({ id, status, user_type: type }: Person): boolean {
  const { user } = useSession();
  const isTheirs = type !== 'admin' || user?.staff_role === 'owner';
  return user?.id !== id && isTheirs && status !== 'erased' && status !== 'leaving';
}
