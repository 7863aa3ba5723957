import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { detailOf } from '../../../lib/api-error.ts';
import { changeKept } from '../../../lib/kept-answers.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBell, IconCheck, IconTicket } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { useNewsFocus } from '../components/use-news-focus.ts';
import type { LiveStream } from '../live.ts';
import classes from './announcement.module.css';
import { type TimeLeft, timeLeft } from './countdown.ts';
import { closedWords, WayIn } from './locked-live.tsx';
import { watchTexts } from './watch.texts.generated.ts';

/** A stream that has not begun: when it does, for whom it is, and how not to miss it. */
export function Announcement({ live, showMature }: { live: LiveStream; showMature: ReactNode }) {
  const t = useTexts(watchTexts);
  const language = useLanguage();
  const { scheduled_at: at, creator } = live;
  const left = useTimeLeft(at);
  const isLate = left === 'over';
  // Balanced lines would end between the hour and its half of the day.
  const when = at && { when: dateAndTime(at, language).replace(/ (?=[AP]M$)/, '\u00a0') };
  return (
    <div className={classes.announcement} data-testid="live-announcement">
      <p className={classes.when}>{!when ? t.notBegun : isLate ? t.wasToStart(when) : t.startsAt(when)}</p>
      {isLate && <p role="status">{t.startsSoon({ name: creator.full_name })}</p>}
      {at && !isLate && <Countdown left={left} />}
      <AudienceWords live={live} />
      {needsNoTicket(live) && <p>{t.noTicketNeeded}</p>}
      <Ways live={live} isLate={isLate} showMature={showMature} />
    </div>
  );
}

/** A price is shown, and nothing to buy: who subscribes watches without (P621). */
function needsNoTicket({ audience, access, has_ticket: hasTicket, is_own: isOwn }: LiveStream): boolean {
  return audience === 'ticket' && access === 'open' && !hasTicket && !isOwn;
}

/** What one can do until it begins. Who has a ticket is told of it by that. */
function Ways({ live, isLate, showMature }: { live: LiveStream; isLate: boolean; showMature: ReactNode }) {
  const t = useTexts(watchTexts);
  const { scheduled_at: at, has_ticket: hasTicket, access } = live;
  const [hadTicket] = useState(hasTicket);
  const hint = isLate ? t.lateHint : hasTicket ? t.holderHint : t.reminderHint;
  // Who has to sign in anyway is asked to once, for all of it.
  if (access === 'sign_in')
    return (
      <>
        <p>{live.audience === 'ticket' ? t.signInForTicket : t.signInForLater}</p>
        <WayIn live={live} showMature={showMature} />
      </>
    );
  // Nobody is reminded of what they will not see.
  if (access === 'closed') return <p>{closedWords(live, t)}</p>;
  return (
    <>
      <div className={classes.ways}>
        {hasTicket && <HasTicket isNews={!hadTicket} />}
        {access !== 'open' && <WayIn live={live} showMature={showMature} />}
        {at && !live.is_own && !hasTicket && <Reminder live={live} />}
      </div>
      {at && !live.is_own && <p className={classes.hint}>{hint}</p>}
    </>
  );
}

function HasTicket({ isNews }: { isNews: boolean }) {
  const t = useTexts(watchTexts);
  const words = useRef<HTMLParagraphElement>(null);
  useNewsFocus(isNews, () => words.current);
  return (
    <p ref={words} className={classes.ticket}>
      <IconTicket size={20} stroke={1.75} aria-hidden />
      {t.haveTicket}
    </p>
  );
}

/** For whom a stream is, in a few words. @param hasPriceBelow what a ticket costs is said there, and not twice */
export function AudienceWords({
  live,
  hasPriceBelow = false,
}: {
  live: LiveStream;
  hasPriceBelow?: boolean;
}) {
  const t = useTexts(watchTexts);
  const words = {
    everyone: t.forEveryone,
    followers: t.forFollowers,
    subscribers: t.forSubscribers,
    ticket: hasPriceBelow ? t.forTickets : t.forTicket({ credits: formatCredits(live.ticket_price ?? 0) }),
  };
  return (
    <span className={classes.facts}>
      <span>{words[live.audience]}</span>
      {live.is_nsfw && <span>{t.mature}</span>}
    </span>
  );
}

/** Until a moment; null before a page counts for itself, as what a server counts is over by the time that it is read. */
function useTimeLeft(at: string | null): TimeLeft | 'over' | null {
  const isHydrated = useIsHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!isHydrated || at === null) return null;
  return timeLeft(new Date(at).getTime() - now) ?? 'over';
}

function Countdown({ left }: { left: TimeLeft | null }) {
  const t = useTexts(watchTexts);
  if (!left) return <div className={classes.countdown} />;
  const names = { days: t.days, hours: t.hours, minutes: t.minutes, seconds: t.seconds };
  return (
    <div role="timer" aria-label={t.inTime}>
      <dl className={classes.countdown}>
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((part) => (
          <div key={part}>
            <dt>{names[part]}</dt>
            <dd className="money">{String(left[part]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Reminder({ live }: { live: LiveStream }) {
  const t = useTexts(watchTexts);
  const { user } = useSession();
  const here = useLocation();
  const show = (hasReminder: boolean) => {
    changeKept('GET /live/of/{username}', (kept) =>
      kept.live?.id === live.id ? { ...kept, live: { ...kept.live, has_reminder: hasReminder } } : kept,
    );
  };
  const outcome = {
    invalidates: ['GET /live'] as const,
    onSuccess: ({ has_reminder: has }: { has_reminder: boolean }) => show(has),
    onError: (error: Error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.again) }),
  };
  const set = useAction('PUT /live/{id}/reminder', outcome);
  const remove = useAction('DELETE /live/{id}/reminder', outcome);
  if (!user)
    return (
      <LinkButton to={paths.login()} variant="default" size="lg" state={{ wanted: paths.here(here) }}>
        {t.signInToRemind}
      </LinkButton>
    );
  const Icon = live.has_reminder ? IconCheck : IconBell;
  return (
    <Button
      size="lg"
      variant="default"
      aria-pressed={live.has_reminder}
      loading={set.isPending || remove.isPending}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      onClick={() => (live.has_reminder ? remove : set).mutate({ params: { id: live.id } })}
      data-testid="reminder-button"
    >
      {live.has_reminder ? t.reminded : t.remind}
    </Button>
  );
}
