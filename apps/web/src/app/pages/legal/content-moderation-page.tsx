import { POLICY, REMOVAL, SANCTION } from '@likha/contract/limits';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { contentModerationTexts } from '../../../features/legal/content-moderation.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const CONTENT_MODERATION_VERSIONS: DocumentVersions = { '1.0': ContentModeration_1_0 };

export function ContentModerationPage() {
  return <VersionedDocument name="content-moderation" versions={CONTENT_MODERATION_VERSIONS} />;
}

function ContentModeration_1_0() {
  const t = useTexts(contentModerationTexts);
  return (
    <FiguredDocument
      name="content-moderation"
      title={t.title}
      lead={t.lead}
      bodyOf={({ legal }) =>
        t.body({
          age: legal.minimum_age,
          uploads: POLICY.firstUploads,
          suspensionMin: SANCTION.suspensionDays.min,
          suspensionMax: SANCTION.suspensionDays.max,
          appealDays: SANCTION.appealDays,
          removalDays: REMOVAL.days,
        })
      }
    />
  );
}
