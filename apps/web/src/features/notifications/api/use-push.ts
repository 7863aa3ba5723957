import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { changeKept } from '../../../lib/kept-answers.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { pushTexts } from '../push.texts.generated.ts';
import { subscribeDevice, unsubscribeDevice } from '../this-device.ts';

const SETTINGS = 'GET /notifications/push';

export type Push = Answer<typeof SETTINGS>;

function useOutcome() {
  const t = useTexts(pushTexts);
  return {
    invalidates: [],
    onSuccess: (push: Push) => {
      changeKept(SETTINGS, () => push);
      notify({ tone: 'good', title: t.saved });
    },
    onError: (error: Error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  } as const;
}

/** Chooses what is pushed, and when nothing is. */
export function useChangePush() {
  return useAction('PUT /notifications/push', useOutcome());
}

/** Chooses whether pushes and subjects of mails say who it was. */
export function useChooseNames() {
  const t = useTexts(pushTexts);
  return useAction('PUT /notifications/settings', {
    invalidates: ['GET /notifications/settings'],
    onSuccess: () => notify({ tone: 'good', title: t.saved }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
}

/** Has this device told, or no longer: the browser asks its person first. */
export function useThisDevice(push: Push) {
  const t = useTexts(pushTexts);
  const language = useLanguage();
  const outcome = useOutcome();
  const put = useAction('POST /push/subscriptions', outcome);
  const remove = useAction('DELETE /push/subscriptions', outcome);

  async function toggle(): Promise<void> {
    if (push.is_on) {
      await unsubscribeDevice().catch(() => undefined);
      remove.mutate({});
      return;
    }
    try {
      const device = await subscribeDevice(push.public_key, language);
      if (device) put.mutate({ body: device });
    } catch {
      notify({ tone: 'bad', title: t.failed, text: t.failedText });
    }
  }

  return { toggle, isBusy: put.isPending || remove.isPending };
}
