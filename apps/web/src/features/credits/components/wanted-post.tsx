import { formatCredits } from '@likha/contract/money';
import type { Wanted } from '../../../lib/buying-draft.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';

/** What the credits are for, and that paying leads back to it. */
export function WantedPost({ wanted, onDrop }: { wanted: Wanted; onDrop: () => void }) {
  const t = useTexts(buyingTexts);
  return (
    <Notice
      testId="wanted-post"
      actions={
        <Button variant="subtle" onClick={onDrop}>
          {t.forgetWanted}
        </Button>
      }
    >
      <RichText
        text={t.wanted({ credits: formatCredits(wanted.missing), title: wanted.title })}
        parts={STRONG}
      />
    </Notice>
  );
}
