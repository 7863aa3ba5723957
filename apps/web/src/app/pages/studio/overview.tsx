import { paths, type StudioTab } from '@likha/contract/addresses';
import { OwnPosts } from '../../../features/posts/components/own-posts.tsx';
import { FirstSteps } from '../../../features/studio/components/first-steps.tsx';
import { MonthlyGoals } from '../../../features/studio/components/monthly-goals.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import {
  IconBroadcast,
  IconCalendarTime,
  IconChartBar,
  IconMessageCircle,
  IconMessages,
  IconPencilPlus,
  IconPhotoPlus,
  IconUserCircle,
  IconUsersGroup,
} from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './overview.module.css';
import { studioTexts } from './studio.texts.generated.ts';
import { StudioSection } from './studio-section.tsx';

interface OverviewProps {
  /** Opens another tab of the studio. */
  onOpen: (tab: StudioTab) => void;
}

/** First steps, the last posts, the things that a creator does most, and the goals of the month. */
export function Overview({ onOpen }: OverviewProps) {
  const t = useTexts(studioTexts);
  return (
    <div className={classes.overview}>
      <FirstSteps className={classes.whole} />
      <StudioSection id="recent-posts" title={t.recentPosts}>
        <OwnPosts
          most={3}
          empty={
            <NoPosts
              action={
                <Button variant="default" onClick={() => onOpen('content')}>
                  {t.createFirst}
                </Button>
              }
            />
          }
        />
      </StudioSection>
      <div className={classes.aside}>
        <QuickActions onOpen={onOpen} />
        <MonthlyGoals />
      </div>
    </div>
  );
}

/** What begins something, or has no tab and no place of its own, and the two that the documents name: the rail leads out of the studio, the tabs through it (P381). */
function QuickActions({ onOpen }: OverviewProps) {
  const t = useTexts(studioTexts);
  const { user } = useSession();
  return (
    <StudioSection id="quick-actions" title={t.quickActions} className={classes.quick}>
      <Button
        variant="default"
        leftSection={<IconPencilPlus size={20} aria-hidden />}
        onClick={() => onOpen('content')}
      >
        {t.createNew}
      </Button>
      <LinkButton
        to={paths.ownLive()}
        variant="default"
        leftSection={<IconBroadcast size={20} aria-hidden />}
      >
        {t.goLive}
      </LinkButton>
      <LinkButton
        to={paths.scheduling()}
        variant="default"
        leftSection={<IconCalendarTime size={20} aria-hidden />}
      >
        {t.scheduleContent}
      </LinkButton>
      <LinkButton
        to={paths.messages()}
        variant="default"
        leftSection={<IconMessageCircle size={20} aria-hidden />}
      >
        {t.messages}
      </LinkButton>
      <LinkButton to={paths.vault()} variant="default" leftSection={<IconPhotoPlus size={20} aria-hidden />}>
        {t.vault}
      </LinkButton>
      <LinkButton
        to={paths.broadcasts()}
        variant="default"
        leftSection={<IconMessages size={20} aria-hidden />}
      >
        {t.messageMany}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<IconChartBar size={20} aria-hidden />}
        onClick={() => onOpen('analytics')}
      >
        {t.viewAnalytics}
      </Button>
      <LinkButton
        to={paths.subscribers()}
        variant="default"
        leftSection={<IconUsersGroup size={20} aria-hidden />}
      >
        {t.subscribersTitle}
      </LinkButton>
      {user && (
        <LinkButton
          to={paths.profile(user.username)}
          variant="default"
          leftSection={<IconUserCircle size={20} aria-hidden />}
        >
          {t.viewProfile}
        </LinkButton>
      )}
    </StudioSection>
  );
}

/** Before the first post. */
export function NoPosts({ action }: { action?: React.ReactNode }) {
  const t = useTexts(studioTexts);
  return (
    <StatePanel
      level={3}
      icon={<IconPhotoPlus size={32} stroke={1.75} />}
      title={t.noPostsTitle}
      text={t.noPostsText}
      action={action}
    />
  );
}
