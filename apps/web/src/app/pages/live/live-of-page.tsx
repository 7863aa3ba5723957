import { linkCard, paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ShowMature } from '../../../features/accounts/components/show-mature.tsx';
import { OverNotice } from '../../../features/live/components/over-notice.tsx';
import { isOn } from '../../../features/live/live.ts';
import { LiveView } from '../../../features/live/watch/live-view.tsx';
import { WithTicketDialogs } from '../../../features/live/watch/ticket-dialogs.tsx';
import { watchTexts } from '../../../features/live/watch/watch.texts.generated.ts';
import { isMissing } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { MoreMenu } from '../more-menu.tsx';
import { liveOf } from './live-calls.ts';
import classes from './live-of-page.module.css';
import { type LivePagesTexts, livePagesTexts } from './live-pages.texts.generated.ts';
import { LiveTip } from './live-tip.tsx';
import { WithLineOffers } from './with-line-offers.tsx';

type LiveOf = Answer<'GET /live/of/{username}'>;

/** While nothing runs that one may watch, whether something does by now is asked so often. */
const SOON_MS = 10_000;

/** `/live/{username}`: a creator's stream, running, announced or over. */
export function LiveOfPage() {
  const t = useTexts(livePagesTexts);
  const { username = '' } = useParams();
  const query = useCall('GET /live/of/{username}', liveOf(username), {
    // A page that was rendered a moment ago may know less than is so by now.
    staleTime: 0,
    // Nor does one that is missing have to stay so: a creator comes back, and a block is taken back.
    refetchInterval: ({ state: { data, status } }) =>
      status !== 'error' && data?.live && isWatched(data.live) ? false : SOON_MS,
  });
  // Also who was watching: there is none for who is blocked meanwhile, and nothing of it stays.
  if (isMissing(query.error))
    return (
      <div className={classes.page}>
        <OverNotice isNews={query.data !== undefined}>
          <Missing />
        </OverNotice>
      </div>
    );
  return (
    <div className={classes.page}>
      <Loaded
        query={query}
        loading={<Skeleton height={480} radius={24} label={t.pageLoading} />}
        failedTitle={t.pageFailed}
      >
        {(found) => <Following found={found} />}
      </Loaded>
    </div>
  );
}

const isWatched = (live: NonNullable<LiveOf['live']>) => isOn(live) && live.access === 'open';

/** Who was watching or waiting sees how it ended, and its replay once that is there, also where another one is planned. */
function Following({ found }: { found: LiveOf }) {
  const t = useTexts(livePagesTexts);
  const [seenId, setSeenId] = useState<string | null>(null);
  const { live } = found;
  const isFirst = seenId === null && live?.state === 'scheduled';
  if (live && live.id !== seenId && (isOn(live) || isFirst)) setSeenId(live.id);
  const isGone = seenId !== null && live?.id !== seenId;
  const { data: ended } = useCall(
    'GET /live/{id}',
    { params: { id: seenId ?? '' } },
    { enabled: isGone, staleTime: 0, refetchInterval: SOON_MS },
  );
  const shown = isGone && ended ? { ...found, live: ended } : found;
  // How it ended is not known yet: not that there is none.
  const isUnknown = isGone && !ended && !live;
  return (
    <WithTicketDialogs shown={shown.live}>
      {isUnknown ? (
        <Skeleton height={480} radius={24} label={t.pageLoading} />
      ) : (
        <Found key={shown.live?.id ?? ''} found={shown} wasSeen={shown.live?.id === seenId} />
      )}
    </WithTicketDialogs>
  );
}

function Found({ found: { creator, live }, wasSeen }: { found: LiveOf; wasSeen: boolean }) {
  const t = useTexts(livePagesTexts);
  const { user } = useSession();
  const { username, full_name: name } = creator;
  const path = paths.liveOf(username);
  const title = headOf({ creator, live }, t);
  const mayTip = user?.user_type === 'fan' && live !== null && !live.is_own;
  return (
    <>
      <PageHead
        title={title}
        description={live ? t.watchHead({ name, title: live.title }) : t.noneHead({ name })}
        path={path}
        picture={linkCard(username)}
        isUnlisted={live?.is_nsfw ?? false}
      />
      <h1 className="visually-hidden">{title}</h1>
      {(!live || !isWatched(live)) && <BackLink to={paths.profile(username)}>{t.backTo({ name })}</BackLink>}
      {live ? (
        <WithLineOffers>
          <LiveView
            live={live}
            wasSeen={wasSeen}
            showMature={<ShowMature />}
            tip={mayTip && <LiveTip live={live} />}
            menu={
              <MoreMenu
                thing={{ type: 'live', id: live.id, owner: { id: creator.id, name } }}
                path={path}
                title={live.title}
              />
            }
          />
        </WithLineOffers>
      ) : (
        <NotLive creator={creator} />
      )}
    </>
  );
}

function headOf({ creator: { full_name: name }, live }: LiveOf, t: LivePagesTexts): string {
  if (!live) return t.headNone({ name });
  const words = { name, title: live.title };
  if (isOn(live)) return t.headLive(words);
  return live.state === 'scheduled' ? t.headSoon(words) : t.headEnded(words);
}

function NotLive({ creator }: Pick<LiveOf, 'creator'>) {
  const t = useTexts(watchTexts);
  const { user } = useSession();
  const { id, username, full_name: name } = creator;
  const isOwn = user?.id === id;
  return (
    <StatePanel
      icon={<IconBroadcast size={32} stroke={1.75} />}
      title={isOwn ? t.ownTitle : t.noneTitle({ name })}
      text={isOwn ? undefined : t.noneText({ name })}
      action={
        isOwn ? (
          <LinkButton to={paths.ownLive()}>{t.goLive}</LinkButton>
        ) : (
          <LinkButton to={paths.profile(username)}>{t.toProfile}</LinkButton>
        )
      }
    />
  );
}

function Missing() {
  const t = useTexts(livePagesTexts);
  return (
    <>
      <PageTitle title={t.missingTitle} />
      <StatePanel
        level={1}
        icon={<IconBroadcast size={32} stroke={1.75} />}
        title={t.missingTitle}
        text={t.missingText}
        action={<LinkButton to={paths.models()}>{t.browse}</LinkButton>}
      />
    </>
  );
}
