import { paths, SCHEDULE } from '@likha/contract/addresses';
import { NewPostForm } from '../../../features/posts/components/new-post-form.tsx';
import { OwnPosts } from '../../../features/posts/components/own-posts.tsx';
import { OwnStories } from '../../../features/posts/components/own-stories.tsx';
import { storiesTexts } from '../../../features/posts/stories.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { IconPhoto } from '../../../ui/icons/icons.generated.ts';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NoPosts } from './overview.tsx';
import { studioTexts } from './studio.texts.generated.ts';
import classes from './studio-content.module.css';
import { StudioSection } from './studio-section.tsx';
import { WithPostVault } from './with-post-vault.tsx';

/** The Content tab: a new post, and the latest ones. */
export function StudioContent() {
  const t = useTexts(studioTexts);
  const { stories } = useTexts(storiesTexts);
  const [query] = useSearchParams();
  return (
    <div className={classes.content}>
      <InBrowser loading={<Skeleton height={640} />}>
        <WithPostVault>
          <NewPostForm isScheduling={query.has(SCHEDULE)} />
        </WithPostVault>
      </InBrowser>
      <StudioSection id="stories" title={stories}>
        <OwnStories />
      </StudioSection>
      <StudioSection id="latest-posts" title={t.latestPosts}>
        <p className={classes.ownMedia}>
          <LinkButton
            to={paths.ownMedia()}
            variant="default"
            leftSection={<IconPhoto size={20} aria-hidden />}
          >
            {t.ownMedia}
          </LinkButton>
        </p>
        <OwnPosts most={5} hasRest empty={<NoPosts />} />
      </StudioSection>
    </div>
  );
}
