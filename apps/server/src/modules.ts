import { accountsModule } from './modules/accounts/module.ts';
import { affiliatesModule } from './modules/affiliates/module.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import { appealsModule } from './modules/appeals/module.ts';
import { auditModule } from './modules/audit/module.ts';
import { blocksModule } from './modules/blocks/module.ts';
import { booksModule } from './modules/books/module.ts';
import { clawbacksModule } from './modules/clawbacks/module.ts';
import { contactModule } from './modules/contact/module.ts';
import { couponsModule } from './modules/coupons/module.ts';
import { creatorsModule } from './modules/creators/module.ts';
import { creditsModule } from './modules/credits/module.ts';
import { earningsModule } from './modules/earnings/module.ts';
import { enforcementModule } from './modules/enforcement/module.ts';
import { eventsModule } from './modules/events/module.ts';
import { fansModule } from './modules/fans/module.ts';
import { firstStepsModule } from './modules/first-steps/module.ts';
import { fundingsModule } from './modules/fundings/module.ts';
import { giftsModule } from './modules/gifts/module.ts';
import { invoicesModule } from './modules/invoices/module.ts';
import { ledgerModule } from './modules/ledger/module.ts';
import { legalModule } from './modules/legal/module.ts';
import { libraryModule } from './modules/library/module.ts';
import { liveModule } from './modules/live/module.ts';
import { mediaModule } from './modules/media/module.ts';
import { mediaTestModule } from './modules/media-test/module.ts';
import { messagesModule } from './modules/messages/module.ts';
import { moderationModule } from './modules/moderation/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { partitionsModule } from './modules/partitions/module.ts';
import { payoutsModule } from './modules/payouts/module.ts';
import { peopleModule } from './modules/people/module.ts';
import { personalDataModule } from './modules/personal-data/module.ts';
import { postsModule } from './modules/posts/module.ts';
import { pushModule } from './modules/push/module.ts';
import { reactionsModule } from './modules/reactions/module.ts';
import { removalsModule } from './modules/removals/module.ts';
import { restitutionsModule } from './modules/restitutions/module.ts';
import { reviewsModule } from './modules/reviews/module.ts';
import { salesModule } from './modules/sales/module.ts';
import { secretsModule } from './modules/secrets/module.ts';
import { settingsModule } from './modules/settings/module.ts';
import { settlementsModule } from './modules/settlements/module.ts';
import { socialLinksModule } from './modules/social-links/module.ts';
import { socketsModule } from './modules/sockets/module.ts';
import { spendingModule } from './modules/spending/module.ts';
import { statementsModule } from './modules/statements/module.ts';
import { studioModule } from './modules/studio/module.ts';
import { subscriptionsModule } from './modules/subscriptions/module.ts';
import { taxModule } from './modules/tax/module.ts';
import { templatesModule } from './modules/templates/module.ts';
import { tipsModule } from './modules/tips/module.ts';
import { unlocksModule } from './modules/unlocks/module.ts';
import { vatModule } from './modules/vat/module.ts';
import { vaultModule } from './modules/vault/module.ts';
import { verificationModule } from './modules/verification/module.ts';

/** Every module, once: a new one is one line here. */
export const modules = [
  settingsModule,
  secretsModule,
  ledgerModule,
  auditModule,
  legalModule,
  accountsModule,
  notificationsModule,
  enforcementModule,
  creatorsModule,
  mediaModule,
  verificationModule,
  socialLinksModule,
  contactModule,
  reviewsModule,
  postsModule,
  mediaTestModule,
  reactionsModule,
  libraryModule,
  // Erased in this order: who writes takes the conversation before the cursors of events.
  messagesModule,
  eventsModule,
  socketsModule,
  pushModule,
  moderationModule,
  firstStepsModule,
  earningsModule,
  salesModule,
  unlocksModule,
  subscriptionsModule,
  fansModule,
  vaultModule,
  giftsModule,
  tipsModule,
  liveModule,
  clawbacksModule,
  restitutionsModule,
  taxModule,
  vatModule,
  partitionsModule,
  payoutsModule,
  settlementsModule,
  fundingsModule,
  analyticsModule,
  affiliatesModule,
  couponsModule,
  creditsModule,
  spendingModule,
  statementsModule,
  invoicesModule,
  booksModule,
  studioModule,
  blocksModule,
  appealsModule,
  removalsModule,
  templatesModule,
  peopleModule,
  personalDataModule,
] as const;

type Modules = (typeof modules)[number];
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What the modules add to the dependencies. */
export type Services = AllOf<
  Modules extends infer M
    ? M extends { services: (wired: never) => infer Brought }
      ? Brought
      : never
    : never
>;

type Asked<Part> = Part extends (deps: infer Asked, ...rest: never) => unknown ? Asked : unknown;
type AskedByRoutes<Part> = Part extends (app: never, deps: infer Asked, ...rest: never) => unknown
  ? Asked
  : unknown;

/** What the modules ask for, all together: dependencies that lack something of it do not compile where they are built. */
export type Needs = AllOf<
  Modules extends infer M
    ? Asked<M extends { handlers: infer Part } ? Part : never> &
        Asked<M extends { jobs: infer Part } ? Part : never> &
        AskedByRoutes<M extends { routes: infer Part } ? Part : never>
    : never
>;

/** The handlers that the modules bring: fewer than the contract has calls does not compile where they are bound. */
export type BroughtHandlers = AllOf<
  Modules extends infer M
    ? M extends { handlers: (deps: never) => Promise<infer Brought> }
      ? Brought
      : never
    : never
>;
