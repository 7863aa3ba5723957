import type { BaseDeps } from '../../platform/base-deps.ts';

export interface EventsDeps extends BaseDeps {
  /** What a person has not read of what they were told in the app (P444). */
  countUnreadNews(personId: string): Promise<number>;
  /** Hears of which messages a device was told where they are (P670). */
  deliveries: { note(personId: string, messages: readonly { conversationId: string; seq: number }[]): void };
}
