export interface Factors {
  user_type: string;
  two_factor_at: Date | null;
  has_passkey: boolean;
}

/**
 * Is a password alone too little for this person? Who turned two-factor sign-in on, and an admin who meets the duty of it by a
 * passkey (P341). A passkey of somebody else is one more way in, and takes none away.
 */
export function hasSecondFactor(
  { user_type, two_factor_at, has_passkey }: Factors,
  isDemo: boolean,
): boolean {
  return two_factor_at !== null || (user_type === 'admin' && has_passkey && !isDemo);
}

/** An admin outside of demo mode who has set up neither an authenticator nor a passkey (P111). */
export function needsTwoFactor(person: Factors, isDemo: boolean): boolean {
  return person.user_type === 'admin' && !isDemo && !hasSecondFactor(person, isDemo);
}
