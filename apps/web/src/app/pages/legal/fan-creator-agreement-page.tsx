import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import { fanCreatorAgreementTexts } from '../../../features/legal/fan-creator-agreement.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function FanCreatorAgreementPage() {
  const t = useTexts(fanCreatorAgreementTexts);
  return (
    <FiguredDocument
      name="fan-creator-agreement"
      title={t.title}
      lead={t.lead}
      bodyOf={({ split, legal }) =>
        t.body({
          age: legal.minimum_age,
          creator: split.creator_percent,
          platform: split.platform_percent,
          affiliate: split.affiliate_percent,
        })
      }
    />
  );
}
