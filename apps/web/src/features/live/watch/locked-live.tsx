import { paths } from '@likha/contract/addresses';
import { formatCredits, formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { detailOf } from '../../../lib/api-error.ts';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { PROFILES } from '../../../lib/read-groups.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { LiveStream } from '../live.ts';
import classes from './locked-live.module.css';
import { TicketButton } from './ticket-button.tsx';
import { type WatchTexts, watchTexts } from './watch.texts.generated.ts';

interface LockedLiveProps {
  live: LiveStream;
  /** How somebody lets themselves be shown what is for adults: of accounts, so the page brings it. */
  showMature: ReactNode;
}

/** What is missing to watch a stream, and the way to it. */
export function LockedLive({ live, showMature }: LockedLiveProps) {
  const t = useTexts(watchTexts);
  const { creator, access } = live;
  const name = creator.full_name;
  const words = {
    open: '',
    sign_in: t.lockedSignIn,
    mature: t.lockedMature,
    follow: t.lockedFollow({ name }),
    subscribe: t.lockedSubscribe({ name }),
    ticket: t.lockedTicket,
    closed: closedWords(live, t),
  };
  return (
    <div className={classes.locked} data-testid="live-locked" data-access={access}>
      <p className={classes.words}>{words[access]}</p>
      {live.audience === 'ticket' && access !== 'closed' && <TicketPrice live={live} />}
      <WayIn live={live} showMature={showMature} />
    </div>
  );
}

/** What opens it. */
export function WayIn({ live, showMature }: LockedLiveProps) {
  const t = useTexts(watchTexts);
  const here = paths.here(useLocation());
  const { user } = useSession();
  const { access, creator } = live;
  if (access === 'sign_in' || (access !== 'open' && access !== 'closed' && !user))
    return (
      <div className={classes.ways}>
        <LinkButton to={paths.register()} size="lg" state={{ wanted: here }}>
          {t.join}
        </LinkButton>
        <LinkButton to={paths.login()} size="lg" variant="default" state={{ wanted: here }}>
          {t.signIn}
        </LinkButton>
      </div>
    );
  if (access === 'mature') return <div className={classes.ways}>{showMature}</div>;
  if (access === 'follow') return <Follow creator={creator} />;
  if (access === 'subscribe')
    return (
      <LinkButton to={paths.subscribing(creator)} size="lg">
        {t.subscribe({ name: creator.full_name })}
      </LinkButton>
    );
  return access === 'ticket' ? <TicketButton live={live} /> : null;
}

/** For who is no fan: what fans alone can buy is said to be that. */
export function closedWords({ audience }: Pick<LiveStream, 'audience'>, t: WatchTexts): string {
  return audience === 'ticket' ? t.ticketsForFans : t.lockedClosed;
}

function TicketPrice({ live: { ticket_price: price, has_ticket: has } }: { live: LiveStream }) {
  const t = useTexts(watchTexts);
  const { data } = useConfig();
  if (price === null || has || !data) return null;
  return (
    <p className={classes.words}>
      {t.ticketPrice({
        credits: formatCredits(price),
        pesos: formatPesos(pesosForCredits(price, data.php_per_credit)),
      })}
    </p>
  );
}

/** Following, where that is all that is missing. */
function Follow({ creator: { id, full_name: name } }: Pick<LiveStream, 'creator'>) {
  const t = useTexts(watchTexts);
  const follow = useAction('POST /creators/{id}/follow', {
    invalidates: [...PROFILES, 'GET /live/of/{username}', 'GET /live/{id}', 'GET /live'],
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.again) }),
  });
  return (
    <Button
      size="lg"
      loading={follow.isPending}
      onClick={() => follow.mutate({ params: { id }, query: { to: 'follow' } })}
    >
      {t.follow({ name })}
    </Button>
  );
}
