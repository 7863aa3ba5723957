import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { creatorTexts } from '../creator.texts.generated.ts';
import { TAX_DETAILS_ID } from './tax-details.tsx';

/** Told to a creator of whom tax is withheld and who has given no TIN; nothing else waits for it (P793). */
export function TinNeeded() {
  const t = useTexts(creatorTexts);
  if (!useCall('GET /tax/details').data?.needs_tin) return null;
  return (
    <Notice
      tone="warn"
      testId="tin-needed"
      actions={
        <Button variant="default" onClick={showDetails}>
          {t.neededGo}
        </Button>
      }
    >
      <strong>{t.neededTitle}</strong>
      <p>{t.neededText}</p>
    </Notice>
  );
}

function showDetails(): void {
  const card = document.getElementById(TAX_DETAILS_ID);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('h2')?.focus({ preventScroll: true });
}
