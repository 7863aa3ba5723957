import { Later } from '../../../ui/later.tsx';
import classes from './offer-line.module.css';

const loadTeaser = () => import('./plan-teaser.tsx').then((module) => module.PlanTeaser);

/** The line below the way to subscribe; it comes late, as a page has to be there first. */
export function OfferLine({ creatorId }: { creatorId: string }) {
  return (
    <p className={classes.line} data-testid="offer-line">
      <Later load={loadTeaser} props={{ creatorId }} />
    </p>
  );
}
