import { setTimeout as pause } from 'node:timers/promises';
import { SOCKET_PATH } from '@likha/contract/sockets';
import { io, type Socket } from 'socket.io-client';
import type { Account } from './accounts.ts';

const AT_ONCE = 20;
const PATIENCE_MS = 10_000;

export interface Sockets {
  asked: number;
  opened: number;
  /** Since they were opened. */
  lost(): number;
  rings(): number;
  close(): void;
}

/** Everybody who is signed in keeps one, as a tab does. */
export async function openSockets(url: string, accounts: readonly Account[]): Promise<Sockets> {
  const sockets: Socket[] = [];
  let [opened, lost, rings] = [0, 0, 0];
  for (let first = 0; first < accounts.length; first += AT_ONCE) {
    const some = accounts.slice(first, first + AT_ONCE).map(async ({ headers }) => {
      const socket = io(url, {
        ...{ path: SOCKET_PATH, addTrailingSlash: false, transports: ['websocket'] },
        ...{ forceNew: true, reconnection: false, extraHeaders: { ...headers } },
      });
      sockets.push(socket);
      const connected = new Promise<boolean>((done) => {
        socket.once('connect', () => done(true)).once('connect_error', () => done(false));
      });
      if (!(await Promise.race([connected, pause(PATIENCE_MS, false, { ref: false })]))) return;
      opened += 1;
      socket.on('ring', () => (rings += 1)).once('disconnect', () => (lost += 1));
    });
    await Promise.all(some);
  }
  return {
    asked: accounts.length,
    opened,
    lost: () => lost,
    rings: () => rings,
    close() {
      for (const socket of sockets) socket.off('disconnect').disconnect();
    },
  };
}
