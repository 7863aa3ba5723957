import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('two apps in one process count for themselves, and measure the process once', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.unlocks.inc();
  expect(await one.registry.metrics()).toContain('unlocks_total 1');
  expect(await other.registry.metrics()).toContain('unlocks_total 0');
  expect(await other.registry.metrics()).toMatch(/^process_cpu_seconds_total \d/m);
  const lag = 'nodejs_eventloop_lag_seconds';
  expect(other.registry.getSingleMetric(lag)).toBe(one.registry.getSingleMetric(lag));
});
