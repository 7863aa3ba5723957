import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { IconCompass, IconPlus } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fanTexts } from './fan.texts.generated.ts';
import classes from './quick-actions.module.css';

/** What a fan does most, one tap away. */
export function QuickActions() {
  const t = useTexts(fanTexts);
  return (
    <Card as="section" className={classes.quick} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t.quickActions}</h2>
      <LinkButton
        to={paths.discover()}
        variant="default"
        leftSection={<IconCompass size={20} stroke={1.75} aria-hidden />}
      >
        {t.discover}
      </LinkButton>
      <LinkButton
        to={paths.buyCredits()}
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
      >
        {t.addFunds}
      </LinkButton>
    </Card>
  );
}
