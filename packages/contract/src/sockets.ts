import type { LiveNews } from './live/live-news.ts';

/** The bell (P439). No zod here: the web bundles this file. */

/** Where sockets are opened, by Socket.IO over WebSocket alone. */
export const SOCKET_PATH = '/api/socket';

/** Up to which place of a conversation the other was handed what one sent. */
export interface DeliveredMark {
  id: string;
  seq: number;
}

/** What the server says. Nothing of it has to arrive: it is asked for all the same. */
export interface SaidBySocket {
  /** Something happened to oneself. @param cursor its number, to be asked for with `GET /events`; null where it is not known */
  ring: (cursor: number | null) => void;
  /** The other of a conversation is writing. */
  typing: (conversationId: string) => void;
  /** Messages that one sent came to a device of the other (P670); it stands in `GET /conversations/{id}` as well. */
  delivered: (marks: readonly DeliveredMark[]) => void;
  /** What happened in the stream that this socket looks at: at most twice a second, the same for all who may watch but the host (P635). */
  live: (news: LiveNews) => void;
}

/** What a browser may say. */
export interface SaidToSocket {
  typing: (conversationId: string) => void;
  /** Looks at a stream: one at a time, whose right is asked as for its chat. @param lastSeq the last line that it has, 0 for none */
  live: (streamId: string, lastSeq: number) => void;
  live_leave: (streamId: string) => void;
}
