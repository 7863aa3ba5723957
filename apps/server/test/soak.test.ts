import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { soak } from '../../../bench/soak/soak.ts';
import { useHarness } from './harness.ts';

/** The short form of `npm run soak`, on the real app over real sockets, all from one address. */
const harness = useHarness();

it('keeps serving honest people while sockets never read and bodies never end', {
  timeout: 40_000,
}, async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = harness.app.server.address() as AddressInfo;
  const before = process.memoryUsage().rss;
  const result = await soak({ port, seconds: 8, people: 20, pauseMs: 150, unread: 14, unfinished: 1500 });
  const grown = (process.memoryUsage().rss - before) / 2 ** 20;
  expect(result.failed).toEqual([]);
  expect(result.answered).toBeGreaterThan(100);
  expect(grown).toBeLessThan(250);
});
