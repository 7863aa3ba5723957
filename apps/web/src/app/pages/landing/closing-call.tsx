import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './closing-call.module.css';
import { landingTexts } from './landing.texts.generated.ts';

/** The last word of the landing page. */
export function ClosingCall() {
  const t = useTexts(landingTexts);
  return (
    <section className={classes.closing}>
      <h2 className={classes.title}>{t.closingTitle}</h2>
      <p className="dim">{t.closingText}</p>
      <LinkButton to={paths.register()} size="lg" variant="default">
        {t.createAccount}
      </LinkButton>
    </section>
  );
}
