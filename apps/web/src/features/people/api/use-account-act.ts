import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction, type WriteAddress } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { peopleTexts } from '../people.texts.generated.ts';

type Act = Extract<
  WriteAddress,
  'POST /admin/users/{id}/sign-out' | 'POST /admin/users/{id}/two-factor/reset'
>;

/** Something that an admin does to somebody's account. @param onDone also after a refusal, which is said */
export function useAccountAct(address: Act, onDone: () => void) {
  const t = useTexts(peopleTexts);
  return useAction(address, {
    invalidates: ['GET /admin/users/{id}'],
    invalidatesOnError: ['GET /admin/users/{id}'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.done, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
    onEnd: onDone,
  });
}
