import { paths } from '@likha/contract/addresses';
import { wantCredits } from '../../lib/buying-draft.ts';
import { useConfig } from '../../lib/config.ts';
import type { Offer } from '../../lib/offer.ts';
import { useTexts } from '../../lib/texts.ts';
import { LinkButton } from '../link-button.tsx';
import { Notice } from '../notice.tsx';
import { RichText, STRONG } from '../rich-text.tsx';
import { spendingTexts } from './spending.texts.generated.ts';

/** Says what is missing, and leads to buying it and back (P84). */
export function MissingCredits({ offer, balance, text }: { offer: Offer; balance: number; text: string }) {
  const t = useTexts(spendingTexts);
  const limits = useConfig().data?.custom_credits;
  return (
    <>
      <Notice tone="warn" testId="insufficient-credits">
        <RichText text={text} parts={STRONG} />
      </Notice>
      <LinkButton
        to={paths.buyCredits()}
        size="lg"
        fullWidth
        onClick={() => wantCredits(offer, balance, limits)}
      >
        {t.buyCredits}
      </LinkButton>
    </>
  );
}
