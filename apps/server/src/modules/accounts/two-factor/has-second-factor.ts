/** Of whom the operator asks two factors, besides who wants them. */
export type TwoFactorDuty = 'nobody' | 'staff' | 'creators' | 'everyone';

export interface Factors {
  user_type: string;
  two_factor_at: Date | null;
  has_passkey: boolean;
}

/** Whose duty two factors are, by what the operator asks (P111); nobody's in the demo, unless told otherwise. */
export function owesTwoFactor(userType: string, duty: TwoFactorDuty): boolean {
  switch (duty) {
    case 'nobody':
      return false;
    case 'staff':
      return userType === 'admin';
    case 'creators':
      return userType !== 'fan';
    case 'everyone':
      return true;
  }
}

/**
 * Is a password alone too little for this person? Who turned two-factor sign-in on, and who meets the duty of it by a
 * passkey (P341). A passkey of somebody else is one more way in, and takes none away.
 */
export function hasSecondFactor(
  { user_type, two_factor_at, has_passkey }: Factors,
  duty: TwoFactorDuty,
): boolean {
  return two_factor_at !== null || (has_passkey && owesTwoFactor(user_type, duty));
}

/** Somebody whose duty it is, and who has set up neither an authenticator nor a passkey (P111). */
export function needsTwoFactor(person: Factors, duty: TwoFactorDuty): boolean {
  return owesTwoFactor(person.user_type, duty) && !hasSecondFactor(person, duty);
}
