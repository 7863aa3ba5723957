import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { startListener } from './listener.ts';

const harness = useHarness();
const undo: (() => unknown)[] = [];
afterEach(async () => {
  // The way first: nobody says goodbye on one that carries nothing.
  for (const each of undo.splice(0)) await each();
});

/** Between us and PostgreSQL, as a firewall is: it may forget the connections that it carries, and says so to nobody. */
async function wayTo(connectionString: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const carried: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(target);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.pipe(far).pipe(near);
    carried.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => {
    for (const ends of carried) for (const end of ends) end.destroy();
    server.close();
  });
  const login = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(password ?? '')}`;
  return {
    connectionString: `postgresql://${login}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    /** What is carried now goes nowhere any more; who comes anew is carried. */
    forgetAll() {
      for (const [near, far] of carried) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
  };
}

it('notices that a quiet connection carries nothing any more, says so, and hears again', async () => {
  const way = await wayTo(harness.connectionString);
  const listener = await startListener(way.connectionString, ['told'], harness.deps.log);
  undo.push(() => listener.stop());
  const heard: string[] = [];
  const again = vi.fn();
  listener.on('told', (payload) => heard.push(payload));
  listener.onReconnect(again);
  const tell = (what: string) => harness.deps.pool.query("select pg_notify('told', $1)", [what]);
  await tell('1');
  await expect.poll(() => heard).toEqual(['1']);

  way.forgetAll();
  await tell('2');
  await expect.poll(() => again).toHaveBeenCalledOnce();
  await tell('3');
  await expect.poll(() => heard).toEqual(['1', '3']);
  expect(listener.isConnected()).toBe(true);
});

it('does not claim to know what was announced while its process stood still, until it has heard it', async () => {
  const listener = await startListener(harness.connectionString, ['told'], harness.deps.log, { pulseMs: 50 });
  undo.push(() => listener.stop());
  expect(listener.isConnected()).toBe(true);
  // Nothing of this process runs meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100);
  expect(listener.isConnected()).toBe(false);
  await expect.poll(() => listener.isConnected()).toBe(true);
});
