import { useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { inReviewTexts } from '../in-review.texts.generated.ts';
import type { OwnProfile } from './profile-values.ts';

/** What of a profile staff looks at first, and that only its person sees it meanwhile (P369). */
export function InReview({ fields }: { fields: OwnProfile['in_review'] }) {
  const t = useTexts(inReviewTexts);
  const names = { full_name: t.fullName, bio: t.bio, location: t.location, benefits: t.benefits };
  return (
    <Notice tone="warn" testId="in-review">
      {t.inReview({ fields: fields.map((field) => names[field]).join(', ') })}{' '}
      {fields.includes('full_name') && t.usernameMeanwhile}
    </Notice>
  );
}
