import { IconCompass, IconPlus } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './quick-actions.module.css';

/** What a fan does most, one tap away. */
export function QuickActions() {
  return (
    <Card as="section" className={classes.quick} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <LinkButton
        to={paths.creators()}
        variant="default"
        leftSection={<IconCompass size={20} stroke={1.75} aria-hidden />}
      >
        Discover Creators
      </LinkButton>
      <LinkButton
        to={paths.buyCredits()}
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
      >
        Add Funds
      </LinkButton>
    </Card>
  );
}
