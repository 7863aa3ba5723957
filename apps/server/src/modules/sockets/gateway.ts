import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { isId } from '@likha/contract/addresses';
import { SOCKETS, TYPING } from '@likha/contract/late-limits';
import type { LiveNews } from '@likha/contract/live/live-news';
import type { SaidBySocket, SaidToSocket } from '@likha/contract/sockets';
import { Server as Engine } from 'engine.io';
import { LRUCache } from 'lru-cache';
import { Server, type Socket } from 'socket.io';
import { atMost } from '../../platform/at-most.ts';
import type { LiveRooms } from '../live/index.ts';
import { tellTyping } from '../messages/index.ts';
import { boundBytes } from './bound-bytes.ts';
import type { OpenSocket, OpenSockets } from './open-sockets.ts';
import type { SocketsDeps } from './sockets-deps.ts';

/** What is not answered for so long is not there any more: a phone in a tunnel, or a reader that never reads. */
const HEARTBEAT = { pingInterval: 25_000, pingTimeout: 20_000 } as const;
/** Whoever is let in says within this what Socket.IO wants to hear first. */
const JOIN_MS = 5000;

export type Heartbeat = { readonly [Wait in keyof typeof HEARTBEAT]: number };

/** Socket.IO behind our own door: it gets connections that were let in, and keeps nothing of what they showed for that. */
export interface Gateway {
  /** From here on the wire speaks WebSocket. */
  take(open: OpenSocket, request: IncomingMessage, head: Buffer): void;
  close(): Promise<void>;
}

export function createGateway(
  deps: SocketsDeps,
  sockets: OpenSockets,
  rooms: LiveRooms | null = null,
  heartbeat: Heartbeat = HEARTBEAT,
): Gateway {
  const engine = new Engine({
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: SOCKETS.messageBytes,
    ...heartbeat,
  });
  const io = new Server<SaidToSocket, SaidBySocket>({ serveClient: false, connectTimeout: 2 * JOIN_MS });
  io.bind(engine as unknown as Parameters<typeof io.bind>[0]);
  const taken = new WeakMap<IncomingMessage, OpenSocket>();
  /** People who are writing somewhere, for as long as that was said. */
  const typing = new LRUCache<string, true>({ ...atMost(SOCKETS.most), ttl: TYPING.everyMs });

  engine.on('connection', (conn: EventEmitter & { request: IncomingMessage }) => {
    const open = taken.get(conn.request);
    if (!open) return;
    boundBytes(open.wire, SOCKETS.bytes, () => sockets.cut(open, 'flood'));
    // Nobody waits until the other side has said goodbye, too.
    conn.once('close', () => open.wire.destroy());
  });
  io.on('connection', (socket) => {
    const open = taken.get(socket.request);
    if (!open || open.socket) return void socket.disconnect(true);
    sockets.join(open, socket);
    socket.on('typing', (id: unknown) => hearTyping(open, id));
    lookAtStreams(open, socket);
    socket.once('disconnect', () => open.wire.destroy());
    forgetRequest(socket);
  });

  function hearTyping({ personId }: OpenSocket, conversationId: unknown): void {
    if (typeof conversationId !== 'string' || !isId(conversationId) || typing.has(personId)) return;
    typing.set(personId, true);
    tellTyping(deps, personId, conversationId).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'nobody could be told that somebody is writing'),
    );
  }

  /** Somebody looks at a stream, and is told what is new in it for as long as this socket is open and they may (P635). */
  function lookAtStreams(open: OpenSocket, socket: Socket): void {
    if (!rooms) return;
    const looker = {
      personId: open.personId,
      isHere: () => socket.connected,
      tell: (news: LiveNews) => sockets.tellLive(open, news),
    };
    socket.on('live', (id: unknown) => {
      if (typeof id !== 'string' || !isId(id)) return;
      rooms
        .enter(looker, id)
        .catch((error: unknown) =>
          deps.log.warn({ err: error }, 'whether somebody may look at a stream could not be looked up'),
        );
    });
    socket.on('live_leave', () => rooms.leave(looker));
    socket.once('disconnect', () => rooms.leave(looker));
  }

  return {
    take(open, request, head) {
      taken.set(request, open);
      const late = setTimeout(() => open.socket ?? sockets.cut(open, 'silent'), JOIN_MS);
      open.wire.once('close', () => clearTimeout(late));
      engine.handleUpgrade(request as Parameters<typeof engine.handleUpgrade>[0], open.wire, head);
    },
    close: () => io.close(),
  };
}

/** A request carries a cookie and is most of what a quiet socket keeps; nobody asks for it again. */
function forgetRequest(socket: Socket): void {
  (socket.conn as { request: unknown }).request = null;
  (socket as { handshake: unknown }).handshake = null;
}
