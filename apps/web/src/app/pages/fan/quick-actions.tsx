import { paths } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { IconCompass, IconPlus } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fanTexts } from './fan.texts.generated.ts';
import classes from './quick-actions.module.css';

interface QuickActionsProps {
  /** Beside one another, to be moved where there is no room for both. */
  isRow?: boolean;
  /** Beside the title of a row. */
  children?: ReactNode;
}

/** What a fan does most, one tap away. */
export function QuickActions({ isRow = false, children }: QuickActionsProps) {
  const t = useTexts(fanTexts);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const links = (
    <>
      <LinkButton to={paths.discover()} variant="default" leftSection={<IconCompass {...icon} />}>
        {t.discover}
      </LinkButton>
      <LinkButton to={paths.buyCredits()} variant="default" leftSection={<IconPlus {...icon} />}>
        {t.addFunds}
      </LinkButton>
    </>
  );
  if (isRow)
    return (
      <section aria-labelledby="quick-actions">
        <div className={classes.rowTitle}>
          <h2 id="quick-actions">{t.quickActions}</h2>
          {children}
        </div>
        <div className={classes.row}>{links}</div>
      </section>
    );
  return (
    <Card as="section" className={classes.quick} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t.quickActions}</h2>
      {links}
    </Card>
  );
}
