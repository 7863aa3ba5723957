import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import { creatorConsentTexts } from '../../../features/legal/creator-consent.texts.generated.ts';
import { legalTexts } from '../../../features/legal/legal.texts.generated.ts';
import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Its shares and its minimum are the server's: nothing is agreed to on figures that are not in force. */
export function CreatorConsentPage() {
  const t = useTexts(creatorConsentTexts);
  const legal = useTexts(legalTexts);
  return (
    <Loaded
      query={useConfig()}
      loading={<Skeleton height={520} label={legal.loading} />}
      failedTitle={legal.loadFailed}
    >
      {({ split, affiliate, payout }) => (
        <LegalDocument
          name="creator-consent"
          title={t.title}
          lead={t.lead}
          body={t.body({
            age: MINIMUM_AGE_YEARS,
            creator: split.creator_percent,
            platform: split.platform_percent,
            affiliate: affiliate.commission_percent,
            minimum: formatPesos(payout.min_amount),
          })}
        />
      )}
    </Loaded>
  );
}
