/** The bell (P439). No zod here: the web bundles this file. */

/** Where sockets are opened, by Socket.IO over WebSocket alone. */
export const SOCKET_PATH = '/api/socket';

/** What the server says. Nothing of it has to arrive: it is asked for all the same. */
export interface SaidBySocket {
  /** Something happened to oneself. @param cursor its number, to be asked for with `GET /events`; null where it is not known */
  ring: (cursor: number | null) => void;
  /** The other of a conversation is writing. */
  typing: (conversationId: string) => void;
}

/** What a browser may say. */
export interface SaidToSocket {
  typing: (conversationId: string) => void;
}
