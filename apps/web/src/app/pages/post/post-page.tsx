import { linkCard, paths } from '@likha/contract/addresses';
import { useLocation, useParams } from 'react-router';
import { ReportButton } from '../../../features/moderation/components/report-button.tsx';
import { Comments } from '../../../features/posts/components/comments.tsx';
import { PostCard } from '../../../features/posts/components/post-card.tsx';
import { ApiError, isMissing } from '../../../lib/api-error.ts';
import type { Post } from '../../../lib/api-types.ts';
import { feedTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { WantedPage } from '../../guards.tsx';
import { postMenu } from '../more-menu.tsx';
import { UnlockOffer } from '../unlock-offer.tsx';
import { postTexts } from './post.texts.generated.ts';
import classes from './post-page.module.css';
import { MaturePost, PostMissing } from './post-refused.tsx';
import { useSeen } from './use-seen.ts';

/** `/post/{id}`: one post, for everybody who may see it (P104). */
export function PostPage() {
  const t = useTexts(postTexts);
  const { postId: id = '' } = useParams();
  const query = useCall('GET /content/{id}', { params: { id } });
  return (
    <div className={classes.page}>
      <Loaded
        query={query}
        loading={<Skeleton height={620} radius={24} label={t.loading} />}
        failedTitle={t.failed}
        failed={(error) => refused(error)}
      >
        {(post) => <ShownPost post={post} />}
      </Loaded>
    </div>
  );
}

function refused(error: unknown) {
  if (error instanceof ApiError && error.code === 'mature_hidden') return <MaturePost />;
  return isMissing(error) ? <PostMissing /> : null;
}

function ShownPost({ post }: { post: Post }) {
  const t = useTexts(postTexts);
  const language = useLanguage();
  const { user } = useSession();
  const { full_name: name, username } = post.creator;
  useSeen(post.id, user !== null);
  return (
    <>
      <PageHead
        title={t.headTitle({ title: post.title, name })}
        description={post.content}
        path={paths.postPage(post.id)}
        picture={linkCard(username)}
        kind="article"
      />
      <BackLink to={paths.profile(username)}>{t.back({ name })}</BackLink>
      <h1 className="visually-hidden">{t.heading({ name })}</h1>
      <PostCard
        post={post}
        age={feedTime(post.created_at, language)}
        unlock={<UnlockOffer post={post} viewer={user} />}
        menu={postMenu(post)}
        isFirst
      />
      {!post.is_locked && (post.status === 'published' || post.status === 'withdrawn') && (
        <Comments
          post={post}
          signIn={<SignInToComment />}
          reportOf={({ id, author }) => (
            <ReportButton thing={{ type: 'comment', id, owner: { id: author.id, name: author.username } }} />
          )}
        />
      )}
    </>
  );
}

function SignInToComment() {
  const t = useTexts(postTexts);
  const here = useLocation();
  return (
    <p>
      <LinkButton
        to={paths.login()}
        variant="default"
        state={{ wanted: paths.here(here) } satisfies WantedPage}
      >
        {t.signInToComment}
      </LinkButton>
    </p>
  );
}
