import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './closing-call.module.css';

/** The last word of the landing page. */
export function ClosingCall() {
  return (
    <section className={classes.closing}>
      <h2 className={classes.title}>The market is open.</h2>
      <p className="dim">Signing up is free. You pay only for what you unlock.</p>
      <LinkButton to={paths.register()} size="lg">
        Create Account Now
      </LinkButton>
    </section>
  );
}
