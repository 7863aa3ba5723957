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
type Choice = Pick<Notification, 'is_on'> & { rhythm?: Notification['rhythm'] };
interface Sent {
  params: Pick<Notification, 'kind'>;
  body: Choice;
}

/** Shows a choice everywhere at once. @returns what stood there before */
function show(kind: Notification['kind'], choice: Choice): Notification | undefined {
  let before: Notification | undefined;
  changeKept(SETTINGS, (kept) => ({
    ...kept,
    notifications: kept.notifications.map((each) => {
      if (each.kind !== kind) return each;
      before = each;
      return { ...each, ...choice };
    }),
  }));
  return before;
}

/** A choice is seen at once, and taken back where it was not saved; how it stands is asked for then. */
export function choosing(t: NotificationsTexts): ActionOptions<typeof CHOOSE, Sent> {
  let before: Notification | undefined;
  return {
    invalidates: [],
    invalidatesOnError: [SETTINGS],
    onStart: async ({ params, body }) => {
      await stopAsking([SETTINGS]);
      before = show(params.kind, body);
    },
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.saved, text: message }),
    onError: (error, { params }) => {
      if (before) show(params.kind, before);
      // What got no answer may have been saved all the same.
      const isOpen = error instanceof ApiError && error.isUndecided;
      const text = isOpen ? t.unknownText : detailOf(error, t.notSavedText);
      notify({ tone: 'bad', title: t.notSaved, text });
    },
  };
}

/** Turns one kind on or off, or says how often it comes. A press meanwhile does nothing. */
export function useChooseNotification({ kind }: Notification): (choice: Choice) => void {
  const choose = useAction(CHOOSE, choosing(useTexts(notificationsTexts)));
  return (body) => {
    if (!choose.isPending) choose.mutate({ params: { kind }, body });
  };
}
