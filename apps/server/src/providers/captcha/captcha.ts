/** A challenge as ALTCHA's widget and libraries read it. */
export interface CaptchaChallenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Tells people from programs (P32). */
export interface Captcha {
  readonly provider: 'altcha' | 'recaptcha';
  readonly siteKey: string | null;
  /** Null for providers whose widget brings its own challenge. */
  createChallenge(now: Date): Promise<CaptchaChallenge | null>;
  /**
   * Is this token authentic, solved and in time? `once` is what must not be seen twice: the caller stores it until
   * `expiresAt`.
   */
  verify(token: string, now: Date): Promise<{ once: string; expiresAt: Date } | null>;
}
