import type { ReactNode } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { commentsTexts } from '../comments.texts.generated.ts';
import { commentsOf } from '../comments-call.ts';
import { type Comment, CommentRow } from './comment-row.tsx';
import classes from './comments.module.css';

const loadForm = () => import('./comment-form.tsx').then((module) => module.CommentForm);
/** What was said is there to read without it. */
const stay = () => undefined;

/** What was said about an open post, newest first, and the place to say something (P128). */
export function Comments({
  post,
  signIn,
  reportOf,
}: {
  post: Post;
  signIn: ReactNode;
  /** The way to report a comment, which is another feature's matter. */
  reportOf: (comment: Comment) => ReactNode;
}) {
  const t = useTexts(commentsTexts);
  const { user } = useSession();
  const query = usePages('GET /content/{id}/comments', 'comments', commentsOf(post.id));
  return (
    <Card as="section" className={classes.comments} aria-labelledby="comments-title">
      <h2 id="comments-title">{t.title}</h2>
      {user ? <OnDemand load={loadForm} props={{ postId: post.id }} onFailed={stay} /> : signIn}
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.failed}
        empty={<p className="dim">{t.none}</p>}
      >
        {(comments) => (
          <>
            <ul className={classes.list}>
              {comments.map((comment) => (
                <CommentRow key={comment.id} comment={comment} report={reportOf(comment)} />
              ))}
            </ul>
            <LoadMore {...query.more} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
