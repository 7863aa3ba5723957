import type { SaidBySocket, SaidToSocket } from '@likha/contract/sockets';
import type { Socket } from 'socket.io-client';

/** The one socket of a tab while it is connected: whoever keeps it open says so here, others listen by it. */
export type OpenSocket = Socket<SaidBySocket, SaidToSocket>;

let open: OpenSocket | null = null;
const listeners = new Set<(socket: OpenSocket | null) => void>();

/** @param socket null once it is connected no more */
export function setOpenSocket(socket: OpenSocket | null): void {
  open = socket;
  for (const listener of listeners) listener(socket);
}

/** Calls back with the socket there is, and with each change; null while there is none. @returns how to stop listening */
export function onOpenSocket(listener: (socket: OpenSocket | null) => void): () => void {
  listeners.add(listener);
  listener(open);
  return () => listeners.delete(listener);
}
