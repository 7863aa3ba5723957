import { paths } from '@likha/contract/addresses';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { mySubscriptionsTexts } from '../my-subscriptions.texts.generated.ts';
import { subscribingTexts } from '../subscribing.texts.generated.ts';
import { type Subscription, subscriptionState } from '../subscription-state.ts';
import classes from './subscription-row.module.css';

const loadDialog = () => import('./subscription-dialog.tsx').then((module) => module.SubscriptionDialog);

/** One subscription: to whom, how it stands, what the next month costs, and the way to change it. */
export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const t = useTexts(mySubscriptionsTexts);
  const states = useTexts(subscribingTexts);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { creator, credits_per_month, price, is_past_due, renews } = subscription;
  const isDue = is_past_due && renews;
  const close = () => setIsOpen(false);
  return (
    <li className={classes.row} data-testid="subscription">
      <div className={classes.who}>
        <Link to={paths.profile(creator.username)} className={classes.creator}>
          <Avatar name={creator.full_name} src={creator.avatar} />
          <PersonName name={creator.full_name} isVerified={creator.is_verified} />
        </Link>
        <div className={classes.words}>
          <p className={isDue ? classes.due : undefined}>
            {subscriptionState(subscription, states, language)}
          </p>
          {credits_per_month !== null && price !== null && (
            <p className="dim">
              {credits_per_month === 0
                ? states.free
                : t.perMonth({ credits: formatCredits(credits_per_month), pesos: formatPesos(price) })}
            </p>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        {isDue && <LinkButton to={paths.buyCredits()}>{t.buyCredits}</LinkButton>}
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={t.manageOf({ name: creator.full_name })}
          onClick={() => setIsOpen(true)}
        >
          {t.manage}
        </Button>
      </div>
      {isOpen && (
        <OnDemand load={loadDialog} props={{ creatorId: creator.id, onClose: close }} onFailed={close} />
      )}
    </li>
  );
}
