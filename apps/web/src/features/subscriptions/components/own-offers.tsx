import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { offersTexts } from '../offers.texts.generated.ts';
import { OffersForm } from './offers-form.tsx';
import classes from './own-offers.module.css';

/** Bundles, and how new subscribers begin, for a creator to set. @param price of a month in pesos; null for none, undefined while it loads */
export function OwnOffers({ price }: { price: number | null | undefined }) {
  const t = useTexts(offersTexts);
  const query = useCall('GET /studio/subscription-offers');
  return (
    <Card as="section" aria-labelledby="offers" className={classes.box}>
      <h2 id="offers">{t.title}</h2>
      <p className="dim">{t.lead}</p>
      {(price === null || price === 0) && (
        <Notice>
          <div className={classes.price}>
            <span>{price === null ? t.noPrice : t.isFree}</span>
            <LinkButton to={paths.studio('settings')} variant="default">
              {t.setPrice}
            </LinkButton>
          </div>
        </Notice>
      )}
      <Loaded query={query} loading={<Skeleton height={320} label={t.loading} />} failedTitle={t.failed}>
        {({ offers }) => <OffersForm offers={offers} price={price ?? null} />}
      </Loaded>
    </Card>
  );
}
