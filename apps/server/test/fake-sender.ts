import { ProviderError, type ProviderHealth } from '../src/providers/http/provider-error.ts';
import type {
  Destination,
  PayoutSender,
  SentTransfer,
  Transfer,
  TransferOutcome,
} from '../src/providers/payouts/payout-sender.ts';

/** Sends payouts in memory, as its test says. Counts what it was told to send, so that nothing is paid twice unseen. */
export class FakeSender implements PayoutSender {
  readonly name = 'xendit';
  readonly sent = new Map<string, Transfer>();
  readonly outcomes = new Map<string, TransferOutcome>();
  /** How often the money left, by payout: more than once is what must never be. */
  readonly left = new Map<string, number>();
  /** Thrown before anything is sent, or after it was. */
  failure: { error: ProviderError; isAfter: boolean } | null = null;

  reaches(destination: Destination): boolean {
    return destination.method === 'gcash' || destination.bankName !== 'Unknown';
  }

  async send(transfer: Transfer): Promise<SentTransfer> {
    await new Promise((wake) => setTimeout(wake, 1));
    if (this.failure && !this.failure.isAfter) throw this.failure.error;
    if (!this.sent.has(transfer.payoutId)) {
      this.sent.set(transfer.payoutId, transfer);
      this.left.set(transfer.payoutId, (this.left.get(transfer.payoutId) ?? 0) + 1);
    }
    if (this.failure) throw this.failure.error;
    return this.#stateOf(transfer.payoutId);
  }

  async find({ payoutId }: { payoutId: string }): Promise<SentTransfer | null> {
    await new Promise((wake) => setTimeout(wake, 1));
    if (this.failure) throw this.failure.error;
    return this.sent.has(payoutId) ? this.#stateOf(payoutId) : null;
  }

  readWebhook(): { payoutId: string | null } {
    return { payoutId: null };
  }

  health(): ProviderHealth {
    return 'closed';
  }

  /** What the bank does. */
  end(payoutId: string, outcome: TransferOutcome): void {
    this.outcomes.set(payoutId, outcome);
  }

  /** Nobody answers: before anything is done, or after it was. */
  hang(isAfter: boolean): void {
    const error = new ProviderError('timeout', 'xendit: send payout took too long', { retryable: true });
    this.failure = { error, isAfter };
  }

  #stateOf(payoutId: string): SentTransfer {
    return { providerId: `disb-${payoutId}`, ...(this.outcomes.get(payoutId) ?? { state: 'under_way' }) };
  }
}
