import { paths } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { BuyCreditsForm } from '../../features/credits/components/buy-credits-form.tsx';
import { PurchaseOutcome } from '../../features/credits/components/purchase-outcome.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { InBrowser } from '../../ui/in-browser.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './buy-credits-page.module.css';
import { creditsPagesTexts } from './credits-pages.texts.generated.ts';

/** Buying credits; with `?purchase=` how a purchase went. */
export function BuyCreditsPage() {
  const t = useTexts(creditsPagesTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const purchaseId = query.get('purchase');
  return (
    <div className={classes.page}>
      <PageTitle title={purchaseId ? t.yourPurchase : t.buyCredits} />
      {purchaseId ? (
        <InBrowser loading={<Skeleton height={360} label={t.loading} />}>
          <PurchaseOutcome
            id={purchaseId}
            isCancelled={query.get('cancelled') === '1'}
            onAgain={() => navigate(paths.buyCredits())}
          />
        </InBrowser>
      ) : (
        <InBrowser loading={<Skeleton height={520} label={t.loading} />}>
          <BuyCreditsForm />
        </InBrowser>
      )}
    </div>
  );
}
