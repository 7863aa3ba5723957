import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { changeKept, stopAsking } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { inAppTexts } from '../in-app.texts.generated.ts';

const SETTINGS = 'GET /notifications/settings';

export type InApp = Answer<typeof SETTINGS>['in_app'][number];

/** Shows a choice everywhere at once. */
function show(kind: InApp['kind'], isOn: boolean): void {
  changeKept(SETTINGS, (kept) => ({
    ...kept,
    in_app: kept.in_app.map((each) => (each.kind === kind ? { ...each, is_on: isOn } : each)),
  }));
}

/** Turns one kind on or off in the app, seen at once and taken back where it was not saved. A press meanwhile does nothing. */
export function useChooseInApp({ kind, is_on: isOn }: InApp): () => void {
  const t = useTexts(inAppTexts);
  const choose = useAction('PUT /notifications/settings', {
    invalidates: [],
    invalidatesOnError: [SETTINGS],
    onStart: async () => {
      await stopAsking([SETTINGS]);
      show(kind, !isOn);
    },
    onSuccess: () => notify({ tone: 'good', title: t.saved }),
    onError: (error) => {
      show(kind, isOn);
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.notSavedText) });
    },
  });
  return () => {
    if (!choose.isPending) choose.mutate({ body: { in_app: { [kind]: !isOn } } });
  };
}
