/** Money on its way back to the payer. Immutable, as the order is. */
export interface Refund {
  readonly id: string;
  /** The idempotency key it was asked for under. */
  readonly key: string | null;
  readonly amountCentavos: number;
  /** What the merchant wrote to it. */
  readonly note: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly createdAt: string;
}
