import { paths } from '@likha/contract/addresses';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import type { ContentAct } from '../api/use-decisions.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { type Review, stateWords } from '../words.ts';
import { Acts, CardHead, Facts } from './card-parts.tsx';
import classes from './content-card.module.css';
import { ReviewFiles } from './review-files.tsx';

interface ContentCardProps {
  item: Review;
  /** Its files are shown as they are. */
  isLooking: boolean;
  onLook: () => void;
  onAct: (act: ContentAct) => void;
  onTakeBack: (was: 'approved' | 'removed') => void;
}

/** One post, comment or held message: what it says and shows, whose, why it is here, and what can be done while it waits. */
export function ContentCard({ item, isLooking, onLook, onAct, onTakeBack }: ContentCardProps) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const isPost = item.content_type === 'post';
  const decided = item.status === 'approved' || item.status === 'removed' ? item.status : null;
  const kind = { post: t.post, comment: t.comment, message: t.message, live_line: t.liveLine }[
    item.content_type
  ];
  const title = item.content.title || (isPost ? t.untitled : kind);
  return (
    <>
      <CardHead title={title} badges={[stateWords(t)[item.status], ...(item.is_nsfw ? [t.mature] : [])]} />
      <ReviewFiles files={item.files} title={title} isLooking={isLooking} onLook={onLook} />
      <WrittenText>{item.content.content}</WrittenText>
      <Facts>
        <WithFace name={item.creator.full_name} avatar={item.creator.avatar} size={24}>
          {t.by({ name: item.creator.full_name })}
        </WithFace>
        <span>{kind}</span>
        {item.files_count > 1 && <span>{t.files({ count: item.files_count })}</span>}
        <time dateTime={item.created_at}>{dateAndTime(item.created_at, language)}</time>
        {item.post_id && item.status !== 'removed' && (
          <Link to={paths.postPage(item.post_id)}>{t.seePost}</Link>
        )}
      </Facts>
      {item.flagged_keywords.length > 0 && (
        <p className={classes.keywords}>{t.keywordsFound({ keywords: item.flagged_keywords.join(', ') })}</p>
      )}
      {item.admin_notes && <p>{t.notes({ notes: item.admin_notes })}</p>}
      {item.decided_by && <p className="dim">{t.decided({ name: item.decided_by })}</p>}
      {item.claimed_by && !item.is_mine && <p className="dim">{t.claimed({ name: item.claimed_by })}</p>}
      {(item.status === 'pending' || item.status === 'flagged') && (
        <Acts>
          <Button variant="default" onClick={() => onAct('approve')}>
            {t.approve}
          </Button>
          <Button variant="default" onClick={() => onAct('flag')}>
            {t.flag}
          </Button>
          <Button variant="default" onClick={() => onAct('remove')}>
            {t.remove}
          </Button>
        </Acts>
      )}
      {decided && (
        <Acts>
          <Button variant="default" aria-haspopup="dialog" onClick={() => onTakeBack(decided)}>
            {t.takeBack}
          </Button>
        </Acts>
      )}
    </>
  );
}
