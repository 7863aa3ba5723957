import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { couponsTexts } from '../coupons.texts.generated.ts';
import classes from './coupon-uses.module.css';

/** Who used a coupon, the newest first. */
export function CouponUses({ id }: { id: string }) {
  const t = useTexts(couponsTexts);
  const pages = useDatedPages('GET /coupons/admin/{id}/uses', 'uses', { params: { id } });
  const words = { reserved: t.stateReserved, paid: t.statePaid, released: t.stateReleased };
  return (
    <div className={classes.uses}>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.usesFailed}
        loading={<Skeleton height={64} label={t.loading} />}
        empty={<p className="dim">{t.noUses}</p>}
      >
        {(uses) => (
          <>
            <ul className={classes.list}>
              {uses.map((use) => (
                <li key={use.purchase_id}>
                  <span>@{use.username}</span>
                  <span className="dim">
                    {t.amounts({
                      amount: formatPesos(use.discount_amount),
                      paid: formatPesos(use.final_amount),
                    })}
                  </span>
                  <span>{words[use.state]}</span>
                </li>
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </div>
  );
}
