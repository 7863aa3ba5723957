import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { fanCreatorAgreementTexts } from '../../../features/legal/fan-creator-agreement.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const FAN_CREATOR_AGREEMENT_VERSIONS: DocumentVersions = { '1.0': FanCreatorAgreement_1_0 };

export function FanCreatorAgreementPage() {
  return <VersionedDocument name="fan-creator-agreement" versions={FAN_CREATOR_AGREEMENT_VERSIONS} />;
}

function FanCreatorAgreement_1_0() {
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
