import type { LiveNews } from '@likha/contract/live/live-news';
import { SOCKET_PATH } from '@likha/contract/sockets';
import { io, type Socket } from 'socket.io-client';

const AT_ONCE = 50;
const PATIENCE_MS = 20_000;

export interface Lookers {
  /** How many have heard of the stream. */
  count(): number;
  /** Lines that they were told together. */
  told(): number;
  close(): void;
}

/** So many sockets that look at a stream, each a person's. */
export async function openLookers(
  origin: string,
  streamId: string,
  tokens: readonly string[],
): Promise<Lookers> {
  const sockets: Socket[] = [];
  const heard = new Set<string>();
  let lines = 0;
  for (let first = 0; first < tokens.length; first += AT_ONCE) {
    const opened = tokens.slice(first, first + AT_ONCE).map(async (token) => {
      const socket = io(origin, {
        path: SOCKET_PATH,
        addTrailingSlash: false,
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { authorization: `Bearer ${token}` },
      });
      sockets.push(socket);
      socket.on('live', (news: LiveNews) => {
        heard.add(token);
        lines += news.lines.length;
      });
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => reject(new Error('a socket was not opened')), PATIENCE_MS);
      socket.once('connect', resolve).once('connect_error', reject);
      await promise.finally(() => clearTimeout(timer));
      socket.emit('live', streamId, 0);
    });
    await Promise.all(opened);
  }
  return {
    count: () => heard.size,
    told: () => lines,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
