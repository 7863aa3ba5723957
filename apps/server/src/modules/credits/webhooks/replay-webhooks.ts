import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { actOnEvent } from './act-on-event.ts';
import { statusOnReceipt } from './event-subject.ts';
import { markQueued, takeKeptEvents } from './webhooks.queries.ts';

const MOST = 1000;

export interface KeptEvent {
  provider: string;
  eventId: string;
  kind: string;
  receivedAt: Date;
  /** Something acts on it now, and it was given to that. */
  isReplayed: boolean;
}

/** Gives events that were only kept to what acts on them by now; the others stay kept. At most a thousand a call. */
export function replayKeptEvents(db: Database): Promise<KeptEvent[]> {
  return inTransaction(db, async (tx) => {
    const result: KeptEvent[] = [];
    for (const event of await takeKeptEvents(tx, MOST)) {
      const about = { type: event.about, orderId: event.order_id, captureId: event.capture_id };
      const isReplayed = statusOnReceipt(about) === 'queued';
      if (isReplayed) {
        await actOnEvent(tx, event.provider, about);
        await markQueued(tx, event.provider, event.event_id);
      }
      result.push({
        provider: event.provider,
        eventId: event.event_id,
        kind: event.kind,
        receivedAt: event.received_at,
        isReplayed,
      });
    }
    return result;
  });
}
