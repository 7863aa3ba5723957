import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction, type WriteAddress } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { staffTexts } from '../staff.texts.generated.ts';

type Act = Extract<WriteAddress, 'PUT /admin/staff/{id}' | 'DELETE /admin/staff/{id}'>;

const LISTS = ['GET /admin/staff', 'GET /admin/users', 'GET /admin/users/{id}'] as const;

/** Gives or takes a role, and says what came of it. @param onDone after it was done; who is refused sees why and can choose another */
export function useRoleAct<A extends Act>(address: A, onDone: () => void) {
  const t = useTexts(staffTexts);
  return useAction(address, {
    invalidates: LISTS,
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.done, text: message });
      onDone();
    },
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
  });
}
