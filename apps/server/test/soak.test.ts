import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { soak } from '../../../bench/soak/soak.ts';
import { useHarness } from './harness.ts';

/** The short form of `npm run soak`, on the real app over real sockets, from many addresses. */
const harness = useHarness();

it('keeps serving honest people while sockets never read and bodies never end', {
  timeout: 120_000,
}, async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = harness.app.server.address() as AddressInfo;
  const before = process.memoryUsage().rss;
  const people = await Promise.all(Array.from({ length: 18 }, () => harness.factory.fan()));
  const result = await soak({
    port,
    seconds: 8,
    people: 20,
    pauseMs: 150,
    // Whether they are served, not how soon: other tests run beside this one.
    patienceMs: 20_000,
    unread: 3,
    unfinished: { total: 900, addresses: 10 },
    uploads: { total: 150, addresses: 18, tokens: people.map(({ token }) => token) },
  });
  const grown = (process.memoryUsage().rss - before) / 2 ** 20;
  expect(result.failed).toEqual([]);
  expect(result.answered).toBeGreaterThan(20);
  // The sockets of everybody hostile are in this process, too, with what other tests have left; without bounds it is gigabytes.
  expect(grown).toBeLessThan(800);
});
