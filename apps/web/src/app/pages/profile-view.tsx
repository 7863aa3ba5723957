import { type Path, PROFILE_TABS, paths, profileQuery, tabIn } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { FollowButton } from '../../features/creators/components/follow-button.tsx';
import { ProfileAbout } from '../../features/creators/components/profile-about.tsx';
import { ProfileHeader } from '../../features/creators/components/profile-header.tsx';
import { ShownLinks } from '../../features/social-links/components/shown-links.tsx';
import { SubscribeButton } from '../../features/subscriptions/components/subscribe-button.tsx';
import { SubscribedButton } from '../../features/subscriptions/components/subscribed-button.tsx';
import { TipButton } from '../../features/tips/components/tip-button.tsx';
import { isMissing } from '../../lib/api-error.ts';
import type { Me, Person } from '../../lib/api-types.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { IconUserOff } from '../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Loadable } from '../../ui/loadable.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { WantedPage } from '../guards.tsx';
import { LiveIfTold } from './live/live-if-told.tsx';
import { MoreMenu } from './more-menu.tsx';
import { profileTexts } from './profile.texts.generated.ts';
import { ProfileHead } from './profile-head.tsx';
import { ProfileMedia, ProfilePosts } from './profile-posts.tsx';
import classes from './profile-view.module.css';
import { RingIfTold } from './stories/ring-if-told.tsx';

/** For creators alone, and nearly everybody here is a guest or a fan. */
const loadBlockButton = () =>
  import('../../features/blocks/components/block-button.tsx').then((module) => module.BlockButton);

/** For signed-in people alone. */
const loadMessageButton = () =>
  import('../../features/messages/components/message-button.tsx').then((module) => module.MessageButton);

/** For whose profile it is. */
const loadOwnReview = () =>
  import('../../features/creators/components/own-review.tsx').then((module) => module.OwnReview);

/** A profile in every state that looking it up can have. */
export function ProfileView({ query }: { query: Loadable<Person> }) {
  const t = useTexts(profileTexts);
  const { user } = useSession();
  return (
    <div className={classes.page}>
      <div className={classes.back}>
        <BackLink to={backFor(user)} toWhereOneWas>
          {t.back}
        </BackLink>
      </div>
      <Loaded
        query={query}
        loading={<Skeleton height={420} radius={24} label={t.loading} />}
        failedTitle={t.failed}
        failed={(error) => (isMissing(error) ? <ProfileMissing /> : null)}
      >
        {(person) => <Profile person={person} viewer={user} />}
      </Loaded>
    </div>
  );
}

/** Who came from nowhere: creators go to the studio, fans to the feed, others to the directory (P48). */
function backFor(user: Me | null): Path {
  if (user?.user_type === 'creator') return paths.studio();
  return user?.user_type === 'fan' ? paths.fan() : paths.models();
}

function Profile({ person, viewer }: { person: Person; viewer: Me | null }) {
  return (
    <>
      <ProfileHead person={person} />
      {viewer?.id === person.id && <OnDemand load={loadOwnReview} props={{}} onFailed={() => undefined} />}
      <ProfileHeader
        person={person}
        action={<ProfileAction person={person} viewer={viewer} />}
        menu={<ProfileMenu person={person} />}
        ring={person.user_type === 'creator' && <RingIfTold username={person.username} viewer={viewer} />}
        onCover={person.user_type === 'creator' && <LiveIfTold username={person.username} />}
      />
      {/* A fan has no posts, and links nowhere. */}
      {person.user_type === 'creator' ? (
        <ProfileTabs person={person} viewer={viewer} />
      ) : (
        <ProfileAbout person={person} />
      )}
    </>
  );
}

function ProfileTabs({ person, viewer }: { person: Person; viewer: Me | null }) {
  const t = useTexts(profileTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <Tabs
      isWide
      open={tabIn(PROFILE_TABS, query)}
      onOpen={(tab) => navigate({ search: profileQuery(tab) }, { replace: true, preventScrollReset: true })}
      tabs={[
        {
          name: 'posts',
          label: t.posts({ count: person.posts_count }),
          content: <ProfilePosts person={person} viewer={viewer} />,
        },
        {
          name: 'media',
          label: t.media,
          content: <ProfileMedia person={person} />,
        },
        { name: 'about', label: t.about, content: <About person={person} /> },
      ]}
    />
  );
}

function About({ person }: { person: Person }) {
  return (
    <div className={classes.about}>
      <ProfileAbout person={person} />
      <ShownLinks creatorId={person.id} />
    </div>
  );
}

function ProfileMenu({ person: { id, username, full_name: name } }: { person: Person }) {
  return (
    <MoreMenu
      thing={{ type: 'profile', id, owner: { id, name } }}
      path={paths.profile(username)}
      title={name}
    />
  );
}

/** What to do: guests join, fans subscribe, follow, tip and write; a subscriber follows already (P48). Creators write, and block
 * fans (P138). */
function ProfileAction({ person, viewer }: { person: Person; viewer: Me | null }) {
  const t = useTexts(profileTexts);
  const navigate = useNavigate();
  if (!viewer)
    return (
      <LinkButton
        to={paths.register()}
        size="lg"
        state={{ wanted: paths.subscribing(person) } satisfies WantedPage}
      >
        {t.joinToSubscribe}
      </LinkButton>
    );
  if (viewer.id === person.id)
    return (
      <LinkButton
        to={viewer.user_type === 'creator' ? paths.studio('settings') : paths.settings()}
        variant="default"
        size="lg"
      >
        {t.edit}
      </LinkButton>
    );
  const message = (
    <div className={classes.late}>
      <OnDemand
        load={loadMessageButton}
        props={{ person: { id: person.id, name: person.full_name }, size: 'lg' }}
        onFailed={() => undefined}
      />
    </div>
  );
  if (viewer.user_type === 'creator')
    return (
      <div className={classes.actions}>
        {message}
        {person.user_type === 'fan' && (
          <OnDemand
            load={loadBlockButton}
            props={{ person, onBlocked: () => void navigate(paths.studio('settings')) }}
            onFailed={() => undefined}
          />
        )}
      </div>
    );
  if (viewer.user_type !== 'fan' || person.user_type !== 'creator') return null;
  const creator = {
    id: person.id,
    username: person.username,
    name: person.full_name,
    credits: person.subscription_price_credits,
    pesos: person.subscription_price,
  };
  return (
    <div className={classes.actions}>
      {person.is_subscribed ? (
        <SubscribedButton creatorId={person.id} />
      ) : (
        <SubscribeButton creator={creator} />
      )}
      {!person.is_subscribed && <FollowButton person={person} />}
      <TipButton creator={creator} />
      {message}
    </div>
  );
}

function ProfileMissing() {
  const t = useTexts(profileTexts);
  return (
    <>
      <PageTitle title={t.missingTitle} />
      <StatePanel
        level={1}
        icon={<IconUserOff size={32} stroke={1.75} />}
        title={t.missingTitle}
        text={t.missingText}
        action={<LinkButton to={paths.models()}>{t.browseCreators}</LinkButton>}
      />
    </>
  );
}
