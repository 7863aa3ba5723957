import { paths } from '@likha/contract/addresses';
import { useParams } from 'react-router';
import { PostList } from '../../../features/posts/components/post-list.tsx';
import { feedTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { IconHash } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { postMenu } from '../more-menu.tsx';
import { UnlockOffer } from '../unlock-offer.tsx';
import { tagTexts } from './tag.texts.generated.ts';
import { taggedPosts, tagIn } from './tag-calls.ts';
import classes from './tag-page.module.css';

/** `/tags/{tag}`: the posts with a tag, newest first (P313). */
export function TagPage() {
  const t = useTexts(tagTexts);
  const { user } = useSession();
  const tag = tagIn(useParams());
  const { data } = useCall('GET /tags/{tag}', { params: { tag } });
  return (
    <div className={classes.page}>
      <PageHead
        title={t.headTitle({ tag })}
        description={t.description({ tag })}
        path={paths.tag(tag)}
        isUnlisted={data?.is_listed !== true}
      />
      <BackLink to={user?.user_type === 'fan' ? paths.fan('for-you') : paths.creators()} toWhereOneWas>
        {t.back}
      </BackLink>
      <PageHeading title={`#${tag}`} lead={t.lead} />
      {data?.leaves_out_mature && <Notice>{user ? t.hiddenInSafeMode : t.hiddenFromGuests}</Notice>}
      <PostList
        query={usePages('GET /tags/{tag}/posts', 'posts', taggedPosts(tag))}
        ageOf={feedTime}
        renderUnlock={(post) => <UnlockOffer post={post} viewer={user} />}
        renderMenu={postMenu}
        empty={<NoPosts tag={tag} />}
      />
    </div>
  );
}

function NoPosts({ tag }: { tag: string }) {
  const t = useTexts(tagTexts);
  return (
    <StatePanel
      icon={<IconHash size={32} stroke={1.75} />}
      title={t.noneTitle}
      text={t.noneText({ tag })}
      action={<LinkButton to={paths.models()}>{t.browseCreators}</LinkButton>}
    />
  );
}
