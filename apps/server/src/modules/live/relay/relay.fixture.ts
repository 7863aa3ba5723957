import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { AddressCounter } from '../../../platform/http/address-counter.ts';
import type { BindingDeps } from '../../../platform/http/binding-deps.ts';
import { demandDoors } from '../../../platform/http/doors.ts';
import { sendProblem } from '../../../platform/http/problem.ts';
import { createBoundedServer } from '../../../platform/http/server/bounded-server.ts';
import { SERVER_BOUNDS, type ServerBounds } from '../../../platform/http/server/connections.ts';
import { createSessionCookie } from '../../../platform/http/session-cookie.ts';
import { createKeys } from '../../../platform/keys.ts';
import { createLog } from '../../../platform/log.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { createLiveEngine, type LiveEngineDeps } from '../../../providers/live/create-live-engine.ts';
import type { MadeStream } from '../../../providers/live/live-parts.fixture.ts';
import { createLocalWire } from '../../../providers/live/live-wire.ts';
import { DiskStorage } from '../../../providers/storage/disk.ts';
import { relayRoutes } from './relay.routes.ts';
import type { IngestRight } from './relay-deps.ts';

const URL_OF_ALL = 'http://likha.test';
export const STREAM = '01890000-0000-7000-8000-000000000001';
export const log = createLog('silent');

/** Who a token is; whoever is not in it has no session. */
export const PEOPLE = ['host', 'other-host', 'fan', 'second-fan'] as const;
export type Name = (typeof PEOPLE)[number];
export const tokenOf = (name: Name) => `${name}-0123456789-0123456789`;
export const idOf = (name: Name) => `01890000-0000-7000-9000-00000000000${PEOPLE.indexOf(name)}`;
export const sessionOf = (name: Name) => `session-of-${name}`;
const headersOf = (name: Name | null) => (name ? { authorization: `Bearer ${tokenOf(name)}` } : {});

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/**
 * A real server with the routes of the relay and its own store on the disk. What is fake: who is signed in, and the rights, which the
 * test sets; the look of the confined program, where a test says so.
 */
export async function startRelay({
  bounds,
  ...given
}: Partial<LiveEngineDeps> & { folder?: string; bounds?: Partial<ServerBounds> } = {}) {
  const folder = given.folder ?? (await mkdtemp(join(tmpdir(), 'likha-live-')));
  const rights = { watching: new Set<string>(), ingest: 'yes' as IngestRight, asked: 0 };
  const sessions = new Set<Name>(PEOPLE);
  const clock = { ms: Date.parse('2026-05-01T00:00:00Z'), now: () => new Date(clock.ms) };
  const engine = await createLiveEngine({
    clock,
    log,
    storage: new DiskStorage(join(folder, 'media')),
    workFolder: join(folder, 'work'),
    keysFor: createKeys(Buffer.alloc(32, 1), null),
    wire: createLocalWire(),
    look: async () => 'film',
    redis: null,
    nodeId: 'one',
    livekit: null,
    ...given,
  });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle) => createBoundedServer(handle, { bounds: { ...SERVER_BOUNDS, ...bounds } }),
  });
  app.setErrorHandler(sendProblem);
  demandDoors(app);
  const authenticate = async (token: string) => {
    const name = PEOPLE.find((each) => tokenOf(each) === token);
    if (!name || !sessions.has(name)) return null;
    return { id: idOf(name), sessionId: sessionOf(name) } as Viewer;
  };
  const binding = {
    authenticate,
    isKnown: () => true,
    isOurs: () => true,
    unknownTokens: new AddressCounter({ max: 300, seconds: 60 }),
    sessionCookie: createSessionCookie(URL_OF_ALL),
  } as unknown as BindingDeps;
  await relayRoutes(app, {
    deps: { clock, log, live: engine },
    binding,
    rights: {
      async mayStillWatch(_streamId, viewerId) {
        rights.asked += 1;
        return rights.watching.has(viewerId);
      },
      mayIngest: async () => rights.ingest,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  /** A host that sends as one: its token is made for each request. */
  function host(generation = 1, name: Name = 'host', stream = STREAM) {
    const opening = { generation, hostId: idOf(name), sessionId: sessionOf(name) };
    return async (
      n: number | string,
      bytes: Buffer,
      headers: Record<string, string> = {},
      signal?: AbortSignal,
    ) => {
      const ingest = await engine.open(stream, opening);
      return fetch(`${url}${ingest.url}/${n}.mp4`, {
        method: 'PUT',
        signal,
        body: new Uint8Array(bytes),
        headers: {
          'content-type': 'video/mp4',
          'x-likha-ingest': ingest.token,
          ...headersOf(name),
          ...headers,
        },
      });
    };
  }

  return {
    engine,
    app,
    url,
    clock,
    rights,
    sessions,
    folder,
    host,
    /** Sends all of it. */
    async sendAll(made: MadeStream, send = host()) {
      for (const [n, bytes] of [made.init, ...made.parts].entries()) {
        const answer = await send(n, bytes);
        if (answer.status !== 200) throw new Error(`part ${n}: ${answer.status} ${await answer.text()}`);
      }
    },
    /** Somebody who has the right to watch; null is a guest. */
    async viewer(name: Name | null, { minutes = 60, stream = STREAM } = {}) {
      const id = name ? idOf(name) : 'guest-1';
      rights.watching.add(id);
      const until = new Date(clock.ms + minutes * 60_000);
      const watching = await engine.watch(stream, { id, sessionId: name ? sessionOf(name) : null, until });
      const base = `${url}${watching.kind === 'hls' ? watching.playlistUrl : ''}`;
      return (path = '', asking: Name | null = name) =>
        fetch(path.startsWith('?') || path === '' ? `${base}${path}` : new URL(path, base), {
          headers: headersOf(asking),
        });
    },
    async stop({ keep = false } = {}) {
      await app.close();
      await engine.stop();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}

export const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
