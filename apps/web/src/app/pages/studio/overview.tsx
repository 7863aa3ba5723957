import {
  IconCashBanknote,
  IconCompass,
  IconPencilPlus,
  IconPhotoPlus,
  IconUserCircle,
} from '@tabler/icons-react';
import { OwnPosts } from '../../../features/posts/components/own-posts.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './overview.module.css';
import { StudioSection } from './studio-section.tsx';

interface OverviewProps {
  onNewPost: () => void;
  onEarnings: () => void;
}

/** The last posts and the things that a creator does most. */
export function Overview({ onNewPost, onEarnings }: OverviewProps) {
  return (
    <div className={classes.overview}>
      <StudioSection id="recent-posts" title="Recent posts">
        <OwnPosts
          most={3}
          empty={<NoPosts action={<Button onClick={onNewPost}>Create First Post</Button>} />}
        />
      </StudioSection>
      <QuickActions onNewPost={onNewPost} onEarnings={onEarnings} />
    </div>
  );
}

function QuickActions({ onNewPost, onEarnings }: OverviewProps) {
  const { user } = useSession();
  return (
    <StudioSection id="quick-actions" title="Quick Actions" className={classes.quick}>
      <Button variant="default" leftSection={<IconPencilPlus size={20} aria-hidden />} onClick={onNewPost}>
        Create New Post
      </Button>
      <Button variant="default" leftSection={<IconCashBanknote size={20} aria-hidden />} onClick={onEarnings}>
        View Earnings
      </Button>
      {user && (
        <LinkButton
          to={paths.profile(user.username)}
          variant="default"
          leftSection={<IconUserCircle size={20} aria-hidden />}
        >
          View My Profile
        </LinkButton>
      )}
      <LinkButton to={paths.creators()} variant="default" leftSection={<IconCompass size={20} aria-hidden />}>
        Browse Creators
      </LinkButton>
    </StudioSection>
  );
}

/** Before the first post. */
export function NoPosts({ action }: { action?: React.ReactNode }) {
  return (
    <StatePanel
      level={3}
      icon={<IconPhotoPlus size={32} stroke={1.75} />}
      title="No posts yet"
      text="Your first post is the hardest. A photo and two sentences are enough."
      action={action}
    />
  );
}
