import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as Wire } from 'node:net';
import { SOCKET_PATH } from '@likha/contract/sockets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { admit } from '../../platform/http/entrance.ts';
import { customerOf } from '../../platform/http/network-address.ts';
import { handOver } from '../../platform/http/server/bounded-server.ts';
import { createLiveRooms } from '../live/index.ts';
import { startBell } from './bell.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { keepPresent } from './keep-present.ts';
import { type OpenSocket, OpenSockets } from './open-sockets.ts';
import { startRingingForNews } from './ring-for-news.ts';
import type { SocketsDeps } from './sockets-deps.ts';

const DOOR = { who: 'signed_in', limit: 'socket' } as const;
const RETRY_SECONDS = 30;

interface Upgrade {
  wire: Wire;
  head: Buffer;
  response: ServerResponse;
}

/**
 * Where a browser opens the socket that says that there is something new (P439, P440). A request to become one goes through the same
 * hooks and the same door as every call, and is answered as they are where it is refused: nothing speaks WebSocket before.
 */
export async function socketsRoutes(
  app: FastifyInstance,
  deps: SocketsDeps,
  binding: BindingDeps,
): Promise<void> {
  const { listener } = deps;
  // Nobody would ring.
  if (!listener) return;
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new OpenSockets(deps.metrics.parts);
  const rooms = createLiveRooms(deps, listener);
  const gateway = createGateway(deps, sockets, rooms);
  const stops = [
    startBell(deps, listener, sockets),
    startRingingForNews(deps, sockets),
    keepPresent(deps, listener, sockets),
    () => rooms.stop(),
  ];

  app.server.on('upgrade', (request: IncomingMessage, wire: Wire, head: Buffer) => {
    // From now on nobody else hears of its end, and an error that nobody hears ends the process.
    wire.on('error', () => wire.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(wire);
    response.once('finish', () => wire.destroySoon());
    upgrades.set(request, { wire, head, response });
    app.routing(request, response);
  });

  app.get(SOCKET_PATH, { config: { door: 'file' } }, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    const { sid } = request.query as { sid?: unknown };
    // Every connection is one of its own: none takes the place of another.
    if (!upgrade || sid !== undefined) throw new AppError('not_found');
    binding.sessionCookie.demandOwnOrigin(request as FastifyRequest);
    const viewer = await admit(binding, DOOR, request as FastifyRequest, reply as FastifyReply);
    const open: OpenSocket = {
      wire: upgrade.wire,
      personId: viewer.id,
      sessionId: viewer.sessionId,
      customer: customerOf(request.ip),
      openedAt: deps.clock.now(),
      isSeen: viewer.userType === 'creator',
      socket: null,
    };
    takePlace(sockets, open);
    await demandStillThere(deps, open);
    reply.hijack();
    begin(gateway, open, request.raw, upgrade);
  });
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    sockets.cutWhere(() => true, 'closing');
    await gateway.close();
  });
}

/** @throws AppError `service_unavailable` or `rate_limited` where there is no room; who is refused asks for what is new as before */
function takePlace(sockets: OpenSockets, open: OpenSocket): void {
  // Who is gone already takes no place: nobody would hear of their end.
  if (open.wire.destroyed) throw new AppError('not_found');
  const full = sockets.fullFor(open.personId, open.customer);
  if (full !== null)
    throw new AppError(full === 'process' ? 'service_unavailable' : 'rate_limited', {
      retryAfterSeconds: RETRY_SECONDS,
    });
  sockets.add(open);
}

/** A session that ended before its socket had a place was cut by nobody: it is looked up once more behind that. */
async function demandStillThere({ sessions, listener }: SocketsDeps, open: OpenSocket): Promise<void> {
  const live = await sessions.stillLive([open.sessionId]);
  if (!live.has(open.sessionId)) throw new AppError('unauthenticated');
  if (!listener?.isConnected())
    throw new AppError('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
}

function begin(gateway: Gateway, open: OpenSocket, request: IncomingMessage, upgrade: Upgrade): void {
  const { wire, head, response } = upgrade;
  if (wire.destroyed) return;
  response.detachSocket(wire);
  handOver(wire);
  gateway.take(open, request, head);
}
