import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';

/**
 * Saves settings. Whoever is told that somebody was first sees the settings as they are now.
 * @param failed what to say where the server says nothing
 */
export function useChangeSettings(failed: string) {
  const t = useTexts(settingsTexts);
  const refusal = useMoneyRefusal('other');
  return useAction('PUT /admin/settings', {
    invalidates: ['GET /admin/settings', 'GET /config'],
    invalidatesOnError: ['GET /admin/settings'],
    onSuccess: () => notify({ tone: 'good', title: t.saved, text: t.savedText }),
    onError: (error) => notify(refusal(error, { title: t.failedTitle, text: failed })),
  });
}
