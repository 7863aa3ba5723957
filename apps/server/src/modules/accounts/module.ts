import type { BaseDeps } from '../../platform/base-deps.ts';
import { createCipher } from '../../platform/cipher.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Listener } from '../../platform/listener.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { AccountsDeps, AccountsMailDeps } from './accounts-deps.ts';
import { usernamesAreNoAddresses } from './laws/usernames-are-no-addresses.law.ts';
import { algorithmsOf } from './passkeys/algorithms.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { findCardFacts, isPictureShown } from './profile/profile.queries.ts';
import type { ProfileDeps } from './profile/profile-deps.ts';
import { createSessions } from './sessions/sessions.ts';
import { createKnownDevices } from './sign-in/known-devices.ts';
import { createAppealTokens } from './standing/appeal-tokens.ts';
import type { TwoFactorDuty } from './two-factor/has-second-factor.ts';

export const accountsModule = defineModule({
  name: 'accounts',
  tables: [
    'users',
    'former_usernames',
    'legal_consents',
    'sessions',
    'captcha_uses',
    'login_failures',
    'account_links',
    'two_factor',
    'recovery_codes',
    'code_waits',
    'passkeys',
    'passkey_challenges',
  ],
  sharedWrites: {
    idempotency_keys:
      "the hourly sweep removes the platform's old keys with everything else that has run out",
  },
  services: (
    wired: BaseDeps & {
      listener: Listener | null;
      keysFor(use: string): Keys;
      twoFactorFor: TwoFactorDuty;
      publicUrl: string;
      passkeyRsa: boolean;
    },
  ) => ({
    sessions: createSessions(wired, wired.listener),
    passkeys: {
      party: relyingPartyOf(wired.publicUrl),
      algorithms: algorithmsOf(wired),
      challenges: createChallenges(wired.keysFor('passkeys'), wired.clock, (bytes) =>
        wired.ids.random(bytes),
      ),
    },
    twoFactorCipher: createCipher(wired.keysFor('two-factor'), wired.ids),
    appealTokens: createAppealTokens(wired.keysFor('appeals')),
    profilePictures: {
      /** Does somebody show an avatar or cover of this name (P320)? */
      isShown: (name: string) => isPictureShown(wired.db, name),
      /** What a link to their page shows in a chat. */
      cardFacts: (username: string) => findCardFacts(wired.db, username),
    },
    knownDevices: createKnownDevices(wired.keysFor('devices'), (bytes) => wired.ids.random(bytes)),
  }),
  handlers: async (deps: ProfileDeps) => ({
    ...(await import('./accounts.routes.ts')).accountsHandlers(deps),
    ...(await import('./profile/profile.routes.ts')).profileHandlers(deps),
    ...(await import('./recovery/recovery.routes.ts')).recoveryHandlers(deps),
    ...(await import('./email/email.routes.ts')).emailHandlers(deps),
    ...(await import('./devices/devices.routes.ts')).devicesHandlers(deps),
    ...(await import('./staff/staff.routes.ts')).staffHandlers(deps),
    ...(await import('./two-factor/two-factor.routes.ts')).twoFactorHandlers(deps),
    ...(await import('./passkeys/passkeys.routes.ts')).passkeysHandlers(deps),
  }),
  jobs: async (deps: AccountsMailDeps) => (await import('./accounts.jobs.ts')).accountsJobs(deps),
  resealing: async (deps: AccountsDeps & { keysFor(use: string): Keys }) => [
    await (await import('./two-factor/reseal-secrets.ts')).secretsResealing(deps),
  ],
  laws: [usernamesAreNoAddresses],
  personal: {
    erased: [
      'account_links.user_id',
      'sessions.user_id',
      'two_factor.user_id',
      'recovery_codes.user_id',
      'code_waits.user_id',
      'passkeys.user_id',
      'former_usernames.user_id',
    ],
    kept: {
      'legal_consents.person_id': 'that somebody agreed is proof of what was done in that time',
      'users.referred_by': 'the books name it, and are kept as the law asks',
      'idempotency_keys.user_id': 'answers to calls, which go after a week',
    },
    exported: {
      sessions: {
        table: 'sessions',
        owner: 'user_id',
        key: 'id',
        columns: 'browser, system, network, created_at, last_used_at',
      },
      passkeys: {
        table: 'passkeys',
        owner: 'user_id',
        key: 'id',
        columns: 'name, created_at, last_used_at',
      },
      accepted_documents: {
        table: 'legal_consents',
        owner: 'person_id',
        key: 'id',
        columns: 'version, accepted_at',
      },
      former_usernames: {
        table: 'former_usernames',
        owner: 'user_id',
        key: 'id',
        columns: 'username, held_until',
      },
    },
  },
});
