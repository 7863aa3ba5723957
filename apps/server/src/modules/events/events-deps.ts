import type { BaseDeps } from '../../platform/base-deps.ts';

export interface EventsDeps extends BaseDeps {
  /** What a person has not read of what they were told in the app (P444), and when that was last. */
  findNewsStanding(personId: string): Promise<{ unread: number; newestAt: Date | null }>;
  /** Hears of which messages a device was told where they are (P670). */
  deliveries: { note(personId: string, messages: readonly { conversationId: string; seq: number }[]): void };
}
