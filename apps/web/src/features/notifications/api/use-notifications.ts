import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { changeKept, stopAsking } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { type ActionOptions, useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type NotificationsTexts, notificationsTexts } from '../notifications.texts.generated.ts';

const SETTINGS = 'GET /notifications/settings';
const CHOOSE = 'PUT /notifications/settings/{kind}';

export type Notification = Answer<typeof SETTINGS>['notifications'][number];
interface Sent {
  params: Pick<Notification, 'kind'>;
  body: Pick<Notification, 'is_on'>;
}

/** Shows a choice everywhere at once. */
function show({ kind, is_on }: Notification): void {
  changeKept(SETTINGS, (kept) => ({
    ...kept,
    notifications: kept.notifications.map((each) => (each.kind === kind ? { kind, is_on } : each)),
  }));
}

/** A choice is seen at once, and taken back where it was not saved; how it stands is asked for then. */
export function choosing(t: NotificationsTexts): ActionOptions<typeof CHOOSE, Sent> {
  return {
    invalidates: [],
    invalidatesOnError: [SETTINGS],
    onStart: async ({ params, body }) => {
      await stopAsking([SETTINGS]);
      show({ ...params, ...body });
    },
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.saved, text: message }),
    onError: (error, { params, body }) => {
      show({ ...params, is_on: !body.is_on });
      // What got no answer may have been saved all the same.
      const isOpen = error instanceof ApiError && error.isUndecided;
      const text = isOpen ? t.unknownText : detailOf(error, t.notSavedText);
      notify({ tone: 'bad', title: t.notSaved, text });
    },
  };
}

/** Turns one kind on or off. A press meanwhile does nothing. */
export function useChooseNotification({ kind, is_on: isOn }: Notification): () => void {
  const choose = useAction(CHOOSE, choosing(useTexts(notificationsTexts)));
  return () => {
    if (!choose.isPending) choose.mutate({ params: { kind }, body: { is_on: !isOn } });
  };
}
