import { paths } from '@likha/contract/addresses';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { feedTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { commentsTexts } from '../comments.texts.generated.ts';
import classes from './comment-row.module.css';

export type Comment = Answer<'GET /content/{id}/comments'>['comments'][number];

const loadDialog = () => import('./delete-comment-dialog.tsx').then((module) => module.DeleteCommentDialog);

/** One comment: a creator by name, with the way to their profile; a fan by username alone (P44). */
export function CommentRow({ comment, report }: { comment: Comment; report: ReactNode }) {
  const t = useTexts(commentsTexts);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { author } = comment;
  const close = () => setIsAsking(false);
  return (
    <li className={classes.comment} data-testid="comment">
      <p className={classes.who}>
        {author.full_name === null ? (
          <strong>@{author.username}</strong>
        ) : (
          <Link to={paths.profile(author.username)} className={classes.name}>
            {author.full_name}
          </Link>
        )}
        {author.is_creator && <span className="dim"> · {t.ofCreator}</span>}
        <span className="dim">
          {' · '}
          <time dateTime={comment.created_at} suppressHydrationWarning>
            {feedTime(comment.created_at, language)}
          </time>
        </span>
      </p>
      <WrittenText>{comment.text}</WrittenText>
      {comment.may_delete && (
        <Button
          variant="subtle"
          className={classes.delete}
          aria-haspopup="dialog"
          aria-label={t.deleteOf({ name: author.username })}
          onClick={() => setIsAsking(true)}
        >
          {t.delete}
        </Button>
      )}
      {report}
      {isAsking && <OnDemand load={loadDialog} props={{ id: comment.id, onClose: close }} onFailed={close} />}
    </li>
  );
}
