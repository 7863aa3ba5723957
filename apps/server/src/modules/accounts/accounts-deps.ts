import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { Captcha } from '../../providers/captcha/captcha.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { LegalDeps } from '../legal/index.ts';
import type { Challenges } from './passkeys/challenges.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { KnownDevices } from './sign-in/known-devices.ts';
import type { AppealTokens } from './standing/appeal-tokens.ts';
import type { TwoFactorDuty } from './two-factor/has-second-factor.ts';

/** What passkeys are asked for with. */
export interface Passkeys {
  party: RelyingParty;
  /** By which they may sign, the one that is liked best first. */
  algorithms: readonly number[];
  challenges: Challenges;
}

export interface AccountsDeps extends LegalDeps {
  captcha: Captcha;
  sessions: Sessions;
  knownDevices: KnownDevices;
  appealTokens: AppealTokens;
  /** Seals the secrets of authenticators. */
  twoFactorCipher: Cipher;
  passkeys: Passkeys;
  /** People of the demo may be there, and may register. */
  isDemo: boolean;
  /** Whose duty two factors are (P111). */
  twoFactorFor: TwoFactorDuty;
}

/** What the jobs that write to people need. */
export interface AccountsMailDeps extends BaseDeps {
  mail: Mail;
  publicUrl: string;
}
