/** A payer who was asked to agree to be charged without being there. Immutable, as orders are. */
export interface SavedPayer {
  /** Of the setup, with which it begins. */
  readonly id: string;
  readonly state: 'asked' | 'agreed' | 'saved' | 'deleted';
  /** PayPal's number of the payer's account; null of one from before that was kept. */
  readonly accountId: string | null;
  /** What the merchant charges by; null until it is saved. */
  readonly token: string | null;
  /** Each charge is declined, as of an empty account. */
  readonly isEmpty: boolean;
  readonly description: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The request id that it was made under. */
  readonly createKey: string | null;
}
