import type { AddressInfo } from 'node:net';
import type { DeliveredMark, SaidBySocket, SaidToSocket } from '@likha/contract/sockets';
import { SOCKET_PATH } from '@likha/contract/sockets';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import type { Person } from '../../../test/factory.ts';
import { FakeProvider, fakeCaptcha } from '../../../test/fakes.ts';
import type { Harness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { createDeps, type Deps } from '../../deps.ts';

export interface Node {
  app: FastifyInstance;
  deps: Deps;
  url: string;
  stop(): Promise<void>;
}

export async function listenOn(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Another node on a harness's database, with its own ear and its own memory. */
export async function startNode({ deps: first, connectionString, clock }: Harness): Promise<Node> {
  const { env, log } = first;
  const now = () => clock.now();
  const payments = {
    paypal: new FakeProvider('paypal', now),
    paymongo: new FakeProvider('paymongo', now),
    verotel: new FakeProvider('verotel', now),
  };
  const deps = await createDeps(
    { env, log, connectionString, sandboxUrl: null },
    { clock, captcha: fakeCaptcha, payments, isDemo: false, twoFactorFor: 'staff' },
  );
  const app = await buildApp(deps, { rateLimits: { check: async () => undefined } });
  const url = await listenOn(app);
  return {
    app,
    deps,
    url,
    async stop() {
      await app.close();
      await deps.close();
    },
  };
}

export type Bell = Socket<SaidBySocket, SaidToSocket> & {
  rings: (number | null)[];
  typing: string[];
  delivered: DeliveredMark[];
  ended: Promise<string>;
};

const bells: Bell[] = [];

/** A socket of somebody, which does not come back by itself, and what it heard. */
export function bellOf(url: string, headers: Record<string, string>): Bell {
  const socket = io(url, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  const bell = Object.assign(socket, { rings: [], typing: [], delivered: [], ended: promise }) as Bell;
  bell.on('ring', (cursor) => bell.rings.push(cursor));
  bell.on('typing', (id) => bell.typing.push(id));
  bell.on('delivered', (marks) => bell.delivered.push(...marks));
  bell.on('disconnect', (reason) => resolve(reason));
  bells.push(bell);
  return bell;
}

/** Resolves once it was let in. @throws Error with what it was refused with */
export function opened(bell: Bell): Promise<Bell> {
  if (bell.connected) return Promise.resolve(bell);
  return new Promise((done, fail) => {
    bell.once('connect', () => done(bell));
    bell.once('connect_error', fail);
  });
}

export function ring(url: string, person: Person): Promise<Bell> {
  return opened(bellOf(url, person.headers));
}

export function closeBells(): void {
  for (const bell of bells.splice(0)) bell.disconnect();
}

/** Ends the listening connections of this database, as a restart of PostgreSQL would. */
export async function cutListeners(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'likha-listen' and datname = current_database()",
  );
  await client.end();
}
