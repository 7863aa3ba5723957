import { POLICY, REMOVAL, SANCTION } from '@likha/contract/limits';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import { contentModerationTexts } from '../../../features/legal/content-moderation.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function ContentModerationPage() {
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
