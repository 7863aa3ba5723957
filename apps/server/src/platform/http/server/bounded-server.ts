import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ERRORS } from '@likha/contract/errors';
import { bringsBody, ComingBodies, onceLetIn } from './coming-bodies.ts';
import { type Connection, Connections, type Exchange, type ServerBounds } from './connections.ts';
import { refusalDocument, refusalOnWire } from './refusal-on-wire.ts';
import { onceItWaits } from './waiting-requests.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface BoundedServerOptions {
  bounds: ServerBounds;
  /** Told of whom it refuses or cuts before anybody else hears of them, by the status that they get. */
  onRefused?(status: number): void;
  /** Is a request to become a socket let out of HTTP? Without this none is, and it is answered as if it had not asked. */
  isSocket?(request: IncomingMessage): boolean;
}

const HEADERS_MS = 20_000;
const HEADER_BYTES = 16 * 1024;
const LOOK_EVERY_MS = 2000;
/** Longer than any handler takes; a connection on which nothing moves for so long is of no use. */
const SILENCE_MS = 150_000;
const KEPT_MS = 72_000;
/** How long the rest of a body may come that was refused before its end. */
const REFUSED_BODY_MS = 10_000;
const REQUESTS_PER_CONNECTION = 10_000;

/** Requests whose body was there when there was no room for them any more. */
const oneTooMany = new WeakSet<IncomingMessage>();

/** What is to be done once a connection is no longer HTTP's. */
const uponHandOver = new WeakMap<Duplex, () => void>();

/** Says that a connection was let in as a socket: from now on who keeps sockets bounds it, and nobody makes room by it here. */
export function handOver(wire: Duplex): void {
  uponHandOver.get(wire)?.();
}

/** Is a request beyond those in flight, now that its body is there? Whoever hands it on then refuses it. */
export function isOneTooMany(request: IncomingMessage): boolean {
  return oneTooMany.has(request);
}

/**
 * Node's server with bounds on connections, on requests that wait on one of them, on bodies that are coming, on requests in
 * flight and on the time that a body and a reader may take (P68). Beyond them it answers 503 or cuts, early and at no
 * cost, so that the process lives and others are served. A request is in flight once its body is there: what never
 * ends is no work.
 */
export function createBoundedServer(
  handle: Handler,
  { bounds, onRefused = () => undefined, isSocket = () => false }: BoundedServerOptions,
): Server {
  const connections = new Connections();
  const bodies = new ComingBodies(bounds);
  let inFlight = 0;
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      maxHeaderSize: HEADER_BYTES,
      shouldUpgradeCallback: isSocket,
    },
    receive,
  );
  server.requestTimeout = bounds.uploadMs;
  server.keepAliveTimeout = KEPT_MS;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.setTimeout(SILENCE_MS);
  server.on('connection', (socket) => {
    if (!connections.add(socket, bounds, performance.now())) {
      refuseSocket(socket, 'service_unavailable');
      return;
    }
    const forget = () => {
      const connection = connections.of(socket);
      if (connection) connections.remove(connection);
    };
    socket.once('close', forget);
    uponHandOver.set(socket, forget);
  });
  // What is no request, or has too long an address or headers: no route hears of it.
  server.on('clientError', (error: NodeJS.ErrnoException, wire) => {
    const isBegun = connections.of(wire as Socket)?.current?.response.headersSent === true;
    if (error.code === 'ECONNRESET' || !wire.writable || isBegun) wire.destroy();
    else refuseSocket(wire, UNREADABLE.get(error.code) ?? 'malformed_request');
  });
  // One that never listens has nobody to look after, and is never closed either.
  server.once('listening', () => {
    const look = () => lookAfter(connections.values(), bounds, refuseSocket);
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    server.once('close', () => clearInterval(timer));
  });

  function refuseSocket(wire: Duplex, code: 'service_unavailable' | UnreadableCode): void {
    onRefused(ERRORS[code].status);
    const text = refusalOnWire(code, code === 'service_unavailable' ? BUSY_SECONDS : undefined);
    wire.end(text, () => wire.destroy());
  }

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const connection = connections.of(request.socket);
    if (!connection) {
      request.socket.destroy();
      return;
    }
    const now = performance.now();
    const exchange: Exchange = {
      request,
      response,
      bodyDueAt: now + bounds.bodyMs,
      isLetIn: false,
      stretch: { since: now, bytes: request.socket.bytesRead },
    };
    connection.last = request;
    if (!connection.current) begin(connection, exchange);
    else if (connection.waiting.length < bounds.waitingPerConnection) connection.waiting.push(exchange);
    else request.socket.destroy();
  }

  function begin(connection: Connection, exchange: Exchange): void {
    const { request, response } = exchange;
    connection.current = exchange;
    connection.quietSince = performance.now();
    let isCounted = false;
    const count = () => {
      isCounted = true;
      inFlight += 1;
    };
    const uncount = () => {
      if (isCounted) inFlight -= 1;
      isCounted = false;
    };
    onceItWaits(request, uncount);
    response.once('close', () => {
      bodies.remove(connection);
      uncount();
      connection.current = null;
      connection.answered += 1;
      connection.quietSince = performance.now();
      const next = connection.waiting.shift();
      if (next && !request.socket.destroyed) begin(connection, next);
    });
    if (inFlight >= bounds.inFlight && request.url !== '/healthz') {
      count();
      onRefused(503);
      refuse(response);
      return;
    }
    if (bringsBody(request)) awaitBody(connection, exchange, count);
    else count();
    handle(request, response);
  }

  /** Counts a request once its body is there; an upload has been let in by then and is not one too many. */
  function awaitBody(connection: Connection, exchange: Exchange, count: () => void): void {
    const { request } = exchange;
    request.once('end', () => {
      if (connection.current !== exchange) return;
      bodies.remove(connection);
      count();
      if (inFlight > bounds.inFlight && !exchange.isLetIn) oneTooMany.add(request);
    });
    onceLetIn(request, () => {
      const now = performance.now();
      exchange.isLetIn = true;
      exchange.bodyDueAt = now + bounds.uploadMs;
      exchange.stretch = { since: now, bytes: request.socket.bytesRead };
      bodies.remove(connection);
    });
    const oldest = bodies.add(connection);
    if (oldest) cut(oldest);
  }

  /**
   * Makes room for another body. A function of its own: what a closure beside those of the new request held would be kept for as long as that
   * is, and the one that it was let in for, and so on: every connection that somebody hostile ever had.
   */
  function cut(connection: Connection): void {
    bodies.remove(connection);
    refuseSocket(connection.socket, 'service_unavailable');
  }

  return server;
}

const BUSY_SECONDS = 2;

type UnreadableCode = 'malformed_request' | 'header_too_large' | 'request_timeout';
/** What Node says of a request that it could not read. */
const UNREADABLE = new Map<string | undefined, UnreadableCode>([
  ['HPE_HEADER_OVERFLOW', 'header_too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout'],
]);

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'application/problem+json',
    'retry-after': String(BUSY_SECONDS),
    connection: 'close',
  });
  response.end(refusalDocument('service_unavailable'));
}

/** Has the time of a body run out, or did too little of it come of late? */
function isTooSlow(exchange: Exchange, bounds: ServerBounds, now: number): boolean {
  if (now > exchange.bodyDueAt) return true;
  const { bytesPerSecond, overMs } = exchange.isLetIn ? bounds.uploadRate : bounds.bodyRate;
  const { since, bytes } = exchange.stretch;
  if (now - since < overMs) return false;
  const { bytesRead } = exchange.request.socket;
  exchange.stretch = { since: now, bytes: bytesRead };
  return ((bytesRead - bytes) * 1000) / (now - since) < bytesPerSecond;
}

/** Cuts those whose body does not come, and those who do not read what they asked for. */
function lookAfter(
  connections: Iterable<Connection>,
  bounds: ServerBounds,
  refuseSocket: (wire: Duplex, code: 'request_timeout') => void,
): void {
  const now = performance.now();
  for (const connection of connections) {
    const { socket, current, last, quietSince } = connection;
    if (current && !current.request.complete && isTooSlow(current, bounds, now)) {
      refuseSocket(socket, 'request_timeout');
      continue;
    }
    const taken = socket.bytesWritten - socket.writableLength;
    if (taken !== connection.taken || socket.writableLength === 0) {
      connection.taken = taken;
      connection.takenAt = now;
    }
    const isUnread = now - connection.takenAt > bounds.unreadMs;
    const isRefusedBody = !current && last?.complete === false && now - quietSince > REFUSED_BODY_MS;
    if (isUnread || isRefusedBody) socket.destroy();
  }
}
