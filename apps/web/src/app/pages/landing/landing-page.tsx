import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { headTexts } from '../head.texts.generated.ts';
import { AffiliatePromo } from './affiliate-promo.tsx';
import { ClosingCall } from './closing-call.tsx';
import { CreatorWall } from './creator-wall.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { landingTexts } from './landing.texts.generated.ts';
import classes from './landing-page.module.css';
import { ProductPreview } from './product-preview.tsx';

/** What Likha is, for whom, and why to trust it. Every figure comes from the server, every creator is real. */
export function LandingPage() {
  const t = useTexts(landingTexts);
  return (
    <div className={classes.page}>
      <PageHead title={t.pageTitle} description={useTexts(headTexts).landing} path={paths.landing()} />
      <Hero />
      <CreatorWall />
      <ProductPreview />
      <FeatureGrid />
      <AffiliatePromo />
      <ClosingCall />
    </div>
  );
}
