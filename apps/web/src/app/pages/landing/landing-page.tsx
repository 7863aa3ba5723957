import { PageTitle } from '../../../ui/page-title.tsx';
import { AffiliatePromo } from './affiliate-promo.tsx';
import { ClosingCall } from './closing-call.tsx';
import { CreatorWall } from './creator-wall.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-page.module.css';

/** What Likha is, for whom, and why to trust it. Every figure comes from the server, every creator is real. */
export function LandingPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Home of Filipino creators" />
      <Hero />
      <CreatorWall />
      <FeatureGrid />
      <AffiliatePromo />
      <ClosingCall />
    </div>
  );
}
