import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ownReviewTexts } from '../own-review.texts.generated.ts';
import classes from './own-review.module.css';

/** Says to whose profile it is that staff looks at a part of it first, and what others see meanwhile (P369). */
export function OwnReview() {
  const t = useTexts(ownReviewTexts);
  const fields = useCall('GET /auth/me').data?.user.in_review ?? [];
  if (fields.length === 0) return null;
  const names = { full_name: t.name, bio: t.bio, location: t.location, benefits: t.benefits };
  return (
    <div className={classes.review}>
      <Notice tone="warn" testId="own-review">
        {t.inReview({ fields: fields.map((field) => names[field]).join(', ') })}{' '}
        {fields.includes('full_name') && t.usernameMeanwhile}
      </Notice>
    </div>
  );
}
