import { formatCredits } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { fansTexts } from '../fans.texts.generated.ts';
import classes from './fan-purchases.module.css';

/** What a fan bought last: what, for how much, when, and what of it came back. */
export function FanPurchases({ purchases }: { purchases: Answer<'GET /fans/{id}'>['purchases'] }) {
  const t = useTexts(fansTexts);
  const language = useLanguage();
  const kinds = {
    post: t.post,
    message: t.message,
    ticket: t.ticket,
    subscription: t.subscription,
    tip: t.tip,
  };
  return (
    <section>
      <h3>{t.purchases}</h3>
      <ul className={classes.list}>
        {purchases.map(({ kind, title, credits, returned_credits: returned, created_at }) => (
          <li key={`${kind}${created_at}${title}`} className={classes.row}>
            <span className={classes.words}>
              <span>{title || kinds[kind]}</span>
              <span className="dim">
                {title ? `${kinds[kind]} · ` : ''}
                {shortDate(created_at, language)}
              </span>
              {returned > 0 && (
                <span className="dim">{t.cameBack({ credits: formatCredits(returned) })}</span>
              )}
            </span>
            <strong className="money">{formatCredits(credits)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
