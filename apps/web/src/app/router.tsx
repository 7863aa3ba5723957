import { PATTERNS, paths, RESERVED_PATTERNS } from '@likha/contract/addresses';
import { matchRoutes, Navigate, type RouteObject } from 'react-router';
import type { Me } from '../lib/api-types.ts';
import { onSessionExpired } from '../lib/session.ts';
import {
  GuestOnly,
  SignedInOnly,
  type SignedInOnlyProps,
  UnverifiedCreatorOnly,
  type WantedPage,
} from './guards.tsx';
import { adminPart } from './pages/admin-parts.ts';
import { studioPart } from './pages/studio/studio-parts.ts';
import { RootLayout } from './root-layout.tsx';
import { createOpenPages, type OpenPages } from './routing/open-pages.ts';
import { PageErrors } from './routing/page-errors.tsx';
import { chunk, loadRoutes, page, type RouteHandle, shell } from './routing/page-route.ts';
import { EveryoneShell, OwnShell } from './shells/everyone-shell.tsx';
import { frameOf, ownFrameOf } from './shells/frames.ts';
import { PublicShell } from './shells/public-shell.tsx';

/** Routes for signed-in people. */
function guarded(guard: SignedInOnlyProps, children: RouteObject[]): RouteObject {
  return { element: <SignedInOnly {...guard} />, handle: { guard } satisfies RouteHandle, children };
}

const login = chunk('pages/login-page', () =>
  import('./pages/login-page.tsx').then((module) => module.LoginPage),
);
const register = chunk('pages/register-page', () =>
  import('./pages/register-page.tsx').then((module) => module.RegisterPage),
);
const forgotPassword = chunk('pages/forgot-password-page', () =>
  import('./pages/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
);
const resetPassword = chunk('pages/reset-password-page', () =>
  import('./pages/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
);
const notMe = chunk('pages/not-me-page', () =>
  import('./pages/not-me-page.tsx').then((module) => module.NotMePage),
);
const verifyEmail = chunk('pages/verify-email-page', () =>
  import('./pages/verify-email-page.tsx').then((module) => module.VerifyEmailPage),
);
const appeal = chunk('pages/appeal-page', () =>
  import('./pages/appeal-page.tsx').then((module) => module.AppealPage),
);
const unsubscribe = chunk('pages/unsubscribe-page', () =>
  import('./pages/unsubscribe-page.tsx').then((module) => module.UnsubscribePage),
);
const settings = chunk('pages/settings/settings-page', () =>
  import('./pages/settings/settings-page.tsx').then((module) => module.SettingsPage),
);
const verification = chunk('pages/verification-page', () =>
  import('./pages/verification-page.tsx').then((module) => module.VerificationPage),
);
const contact = chunk('pages/contact-page', () =>
  import('./pages/contact-page.tsx').then((module) => module.ContactPage),
);
const help = chunk('pages/help/help-page', () =>
  import('./pages/help/help-page.tsx').then((module) => module.HelpPage),
);
const offline = chunk('pages/offline-page', () =>
  import('./pages/offline-page.tsx').then((module) => module.OfflinePage),
);
const removalRequest = chunk('pages/removal-request-page', () =>
  import('./pages/removal-request-page.tsx').then((module) => module.RemovalRequestPage),
);
const mediaTest = chunk('pages/media-test/media-test-page', () =>
  import('./pages/media-test/media-test-page.tsx').then((module) => module.MediaTestPage),
);
const landing = chunk('pages/landing/landing-page', () =>
  import('./pages/landing/landing-page.tsx').then((module) => module.LandingPage),
);
const directory = chunk('pages/directory-page', () =>
  import('./pages/directory-page.tsx').then((module) => module.DirectoryPage),
);
const publicProfile = chunk('pages/profile-page', () =>
  import('./pages/profile-page.tsx').then((module) => module.PublicProfilePage),
);
const profile = chunk('pages/profile-page', () =>
  import('./pages/profile-page.tsx').then((module) => module.ProfileByIdPage),
);
const post = chunk('pages/post/post-page', () =>
  import('./pages/post/post-page.tsx').then((module) => module.PostPage),
);
const tag = chunk('pages/tag/tag-page', () =>
  import('./pages/tag/tag-page.tsx').then((module) => module.TagPage),
);
const live = chunk('pages/live/live-list-page', () =>
  import('./pages/live/live-list-page.tsx').then((module) => module.LiveListPage),
);
const liveOf = chunk('pages/live/live-of-page', () =>
  import('./pages/live/live-of-page.tsx').then((module) => module.LiveOfPage),
);
const kitLayout = chunk('kit-layout', () => import('./kit-layout.tsx').then((module) => module.KitLayout));
const fanShell = chunk('shells/fan-shell', () =>
  import('./shells/fan-shell.tsx').then((module) => module.FanShell),
);
const fan = chunk('pages/fan/fan-page', () =>
  import('./pages/fan/fan-page.tsx').then((module) => module.FanPage),
);
const discover = chunk('pages/discover-page', () =>
  import('./pages/discover-page.tsx').then((module) => module.DiscoverPage),
);
const buyCredits = chunk('pages/buy-credits-page', () =>
  import('./pages/buy-credits-page.tsx').then((module) => module.BuyCreditsPage),
);
const creditHistory = chunk('pages/credit-history-page', () =>
  import('./pages/credit-history-page.tsx').then((module) => module.CreditHistoryPage),
);
const subscriptions = chunk('pages/subscriptions-page', () =>
  import('./pages/subscriptions-page.tsx').then((module) => module.SubscriptionsPage),
);
const library = chunk('pages/library/library-page', () =>
  import('./pages/library/library-page.tsx').then((module) => module.LibraryPage),
);
const notifications = chunk('pages/notifications/notifications-page', () =>
  import('./pages/notifications/notifications-page.tsx').then((module) => module.NotificationsPage),
);
const messagesFrame = chunk('pages/messages/messages-frame', () =>
  import('./pages/messages/messages-frame.tsx').then((module) => module.MessagesFrame),
);
const noConversation = chunk('pages/messages/no-conversation', () =>
  import('./pages/messages/no-conversation.tsx').then((module) => module.NoConversation),
);
const conversation = chunk('pages/messages/conversation-page', () =>
  import('./pages/messages/conversation-page.tsx').then((module) => module.ConversationPage),
);
const creatorShell = chunk('shells/creator-shell', () =>
  import('./shells/creator-shell.tsx').then((module) => module.CreatorShell),
);
const studio = chunk('pages/studio/studio-page', () =>
  import('./pages/studio/studio-page.tsx').then((module) => module.StudioPage),
);
const ownMedia = chunk('pages/own-media-page', () =>
  import('./pages/own-media-page.tsx').then((module) => module.OwnMediaPage),
);
const subscribers = chunk('pages/studio/subscribers-page', () =>
  import('./pages/studio/subscribers-page.tsx').then((module) => module.SubscribersPage),
);
const vault = chunk('pages/studio/vault-page', () =>
  import('./pages/studio/vault-page.tsx').then((module) => module.VaultPage),
);
const fanLists = chunk('pages/studio/fan-lists-page', () =>
  import('./pages/studio/fan-lists-page.tsx').then((module) => module.FanListsPage),
);
const ownLive = chunk('pages/studio/own-live-page', () =>
  import('./pages/studio/own-live-page.tsx').then((module) => module.OwnLivePage),
);
const broadcasts = chunk('pages/studio/broadcasts-page', () =>
  import('./pages/studio/broadcasts-page.tsx').then((module) => module.BroadcastsPage),
);
const newBroadcast = chunk('pages/studio/new-broadcast-page', () =>
  import('./pages/studio/new-broadcast-page.tsx').then((module) => module.NewBroadcastPage),
);
const broadcast = chunk('pages/studio/broadcast-page', () =>
  import('./pages/studio/broadcast-page.tsx').then((module) => module.BroadcastPage),
);
const adminShell = chunk('shells/admin-shell', () =>
  import('./shells/admin-shell.tsx').then((module) => module.AdminShell),
);
const admin = chunk('pages/admin-page', () =>
  import('./pages/admin-page.tsx').then((module) => module.AdminPage),
);
const adminPerson = chunk('pages/admin-person-page', () =>
  import('./pages/admin-person-page.tsx').then((module) => module.AdminPersonPage),
);

const adminSettings = chunk('pages/admin-settings-page', () =>
  import('./pages/admin-settings-page.tsx').then((module) => module.AdminSettingsPage),
);

const adminStaff = chunk('pages/admin-staff-page', () =>
  import('./pages/admin-staff-page.tsx').then((module) => module.AdminStaffPage),
);

const adminTemplates = chunk('pages/admin-templates-page', () =>
  import('./pages/admin-templates-page.tsx').then((module) => module.AdminTemplatesPage),
);

const adminTrace = chunk('pages/admin-trace-page', () =>
  import('./pages/admin-trace-page.tsx').then((module) => module.AdminTracePage),
);

const adminSettlements = chunk('pages/admin-finance-pages', () =>
  import('./pages/admin-finance-pages.tsx').then((module) => module.AdminSettlementsPage),
);
const adminBooks = chunk('pages/admin-finance-pages', () =>
  import('./pages/admin-finance-pages.tsx').then((module) => module.AdminBooksPage),
);

const adminTax = chunk('pages/admin-finance-pages', () =>
  import('./pages/admin-finance-pages.tsx').then((module) => module.AdminTaxPage),
);

const adminEntry = chunk('pages/admin-finance-pages', () =>
  import('./pages/admin-finance-pages.tsx').then((module) => module.AdminEntryPage),
);

const adminLive = chunk('pages/live/admin-live-page', () =>
  import('./pages/live/admin-live-page.tsx').then((module) => module.AdminLivePage),
);

const terms = chunk('pages/legal/terms-page', () =>
  import('./pages/legal/terms-page.tsx').then((module) => module.TermsPage),
);
const privacy = chunk('pages/legal/privacy-page', () =>
  import('./pages/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
);
const acceptableUse = chunk('pages/legal/acceptable-use-page', () =>
  import('./pages/legal/acceptable-use-page.tsx').then((module) => module.AcceptableUsePage),
);
const communityGuidelines = chunk('pages/legal/community-guidelines-page', () =>
  import('./pages/legal/community-guidelines-page.tsx').then((module) => module.CommunityGuidelinesPage),
);
const creatorConsent = chunk('pages/legal/creator-consent-page', () =>
  import('./pages/legal/creator-consent-page.tsx').then((module) => module.CreatorConsentPage),
);
const contentModeration = chunk('pages/legal/content-moderation-page', () =>
  import('./pages/legal/content-moderation-page.tsx').then((module) => module.ContentModerationPage),
);
const refunds = chunk('pages/legal/refunds-page', () =>
  import('./pages/legal/refunds-page.tsx').then((module) => module.RefundsPage),
);
const affiliateTerms = chunk('pages/legal/affiliate-terms-page', () =>
  import('./pages/legal/affiliate-terms-page.tsx').then((module) => module.AffiliateTermsPage),
);
const fanCreatorAgreement = chunk('pages/legal/fan-creator-agreement-page', () =>
  import('./pages/legal/fan-creator-agreement-page.tsx').then((module) => module.FanCreatorAgreementPage),
);
const legalVersions = chunk('pages/legal/versions-page', () =>
  import('./pages/legal/versions-page.tsx').then((module) => module.VersionsPage),
);

/** Public pages, in the frame of whoever looks. */
function framed(children: RouteObject[]): RouteObject {
  return { element: <EveryoneShell />, handle: { frameOf } satisfies RouteHandle, children };
}

/** What everybody has of their own, staff within the administration. */
function ownFramed(children: RouteObject[]): RouteObject {
  return {
    element: <OwnShell />,
    handle: { frameOf: ownFrameOf } satisfies RouteHandle,
    children,
  };
}

const pages: RouteObject[] = [
  framed([
    page(paths.legal('terms'), terms),
    page(paths.legalVersionOf('terms'), terms),
    page(paths.legal('privacy'), privacy),
    page(paths.legalVersionOf('privacy'), privacy),
    page(paths.legal('acceptable-use'), acceptableUse),
    page(paths.legalVersionOf('acceptable-use'), acceptableUse),
    page(paths.legal('community-guidelines'), communityGuidelines),
    page(paths.legalVersionOf('community-guidelines'), communityGuidelines),
    page(paths.legal('content-moderation'), contentModeration),
    page(paths.legalVersionOf('content-moderation'), contentModeration),
    page(paths.legal('refunds'), refunds),
    page(paths.legalVersionOf('refunds'), refunds),
    page(paths.legal('creator-consent'), creatorConsent),
    page(paths.legalVersionOf('creator-consent'), creatorConsent),
    page(paths.legal('affiliate-terms'), affiliateTerms),
    page(paths.legalVersionOf('affiliate-terms'), affiliateTerms),
    page(paths.legal('fan-creator-agreement'), fanCreatorAgreement),
    page(paths.legalVersionOf('fan-creator-agreement'), fanCreatorAgreement),
    page(PATTERNS.legalVersions, legalVersions),
    page(PATTERNS.contact, contact),
    page(PATTERNS.mediaTest, mediaTest),
    page(PATTERNS.removalRequest, removalRequest),
  ]),
  { element: <PublicShell />, children: [page(PATTERNS.landing, landing)] },
  framed([
    page(PATTERNS.models, directory),
    page(PATTERNS.creators, directory),
    page(PATTERNS.help, help),
    page(PATTERNS.post, post),
    page(PATTERNS.tag, tag),
    page(PATTERNS.live, live),
    page(PATTERNS.liveOf, liveOf),
    page(PATTERNS.profile, publicProfile),
  ]),
  { element: <GuestOnly />, children: [page(PATTERNS.login, login), page(PATTERNS.register, register)] },
  page(PATTERNS.forgotPassword, forgotPassword),
  page(PATTERNS.resetPassword, resetPassword),
  page(PATTERNS.verifyEmail, verifyEmail),
  page(PATTERNS.notMe, notMe),
  page(PATTERNS.appeal, appeal),
  page(PATTERNS.unsubscribe, unsubscribe),
  page(PATTERNS.offline, offline),
  shell(kitLayout, [
    guarded({ isForEverybody: true }, [ownFramed([page(PATTERNS.settings, settings)])]),
    guarded({}, [
      ownFramed([page(PATTERNS.notifications, notifications)]),
      framed([
        page(PATTERNS.profileById, profile),
        page(PATTERNS.library, library),
        shell(messagesFrame, [
          page(PATTERNS.messages, noConversation),
          page(PATTERNS.conversation, conversation),
        ]),
      ]),
      shell(adminShell, [
        page(PATTERNS.admin, admin, adminPart),
        page(PATTERNS.adminPerson, adminPerson),
        page(PATTERNS.adminSettings, adminSettings),
        page(PATTERNS.adminStaff, adminStaff),
        page(PATTERNS.adminTemplates, adminTemplates),
        page(PATTERNS.adminTrace, adminTrace),
        page(PATTERNS.adminBooks, adminBooks),
        page(PATTERNS.adminEntry, adminEntry),
        page(PATTERNS.adminLive, adminLive),
        page(PATTERNS.adminSettlements, adminSettlements),
        page(PATTERNS.adminTax, adminTax),
      ]),
    ]),
    guarded({ only: 'fan' }, [
      shell(fanShell, [
        page(PATTERNS.fan, fan),
        page(PATTERNS.discover, discover),
        page(PATTERNS.buyCredits, buyCredits),
        page(PATTERNS.creditHistory, creditHistory),
        page(PATTERNS.subscriptions, subscriptions),
      ]),
    ]),
    guarded({ only: 'creator' }, [
      shell(creatorShell, [
        page(PATTERNS.studio, studio, studioPart),
        page(PATTERNS.ownMedia, ownMedia),
        page(PATTERNS.subscribers, subscribers),
        page(PATTERNS.vault, vault),
        page(PATTERNS.fanLists, fanLists),
        page(PATTERNS.ownLive, ownLive),
        page(PATTERNS.broadcasts, broadcasts),
        page(PATTERNS.newBroadcast, newBroadcast),
        page(PATTERNS.broadcast, broadcast),
      ]),
    ]),
    { element: <UnverifiedCreatorOnly />, children: [page(PATTERNS.verification, verification)] },
  ]),
  ...RESERVED_PATTERNS.map((path) => ({ path, element: <Navigate to={paths.landing()} replace /> })),
  { path: '*', element: <Navigate to={paths.landing()} replace /> },
];

/** All routes of the product. */
export const routes: RouteObject[] = [
  {
    element: (
      <PageErrors>
        <RootLayout />
      </PageErrors>
    ),
    children: pages,
  },
];

/**
 * Loads the code of the page that is open into its routes, so that the first rendering shows what the server rendered
 * and not an empty page.
 * @param user whom the server rendered it for
 */
export async function loadOpenPage(user: Me | null): Promise<void> {
  const { search } = window.location;
  await loadRoutes(matchRoutes(routes, window.location) ?? [], { search, user });
}

/**
 * Whoever is here is signing in, or has a link that needs no session, as who was banned: to lead them to sign-in would take
 * away what they came for, or what they type.
 */
const NEED_NO_SESSION: string[] = [
  PATTERNS.login,
  PATTERNS.register,
  PATTERNS.forgotPassword,
  PATTERNS.resetPassword,
  PATTERNS.verifyEmail,
  PATTERNS.notMe,
  PATTERNS.appeal,
  PATTERNS.unsubscribe,
];

/** The pages in this browser. A session that ends on the server leads to sign-in, and back afterwards. */
export function openPages(isLoaded: boolean, whoLooks: Promise<void> | null): OpenPages {
  const opened = createOpenPages(routes, isLoaded, whoLooks);
  onSessionExpired(() => {
    const { place } = opened.read();
    if (!place || NEED_NO_SESSION.includes(place.pathname)) return;
    const state: WantedPage = { wanted: paths.here(place) };
    void opened.open(paths.login(), { state });
  });
  return opened;
}
