import { setTimeout as pause } from 'node:timers/promises';
import { type DestinationStream, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { createMetrics } from '../metrics.ts';
import { factOf, startCollector } from './collector.fixture.ts';
import { carriedTrace, currentTracer, inJobSpan, inSpan, isTraced } from './spans.ts';
import { startTelemetry, type Telemetry } from './start-telemetry.ts';

/** Real: the SDK, its sockets, and a collector at the other end of them. */
let collector: Awaited<ReturnType<typeof startCollector>>;
let telemetry: Telemetry;
let lines: string[];

function start(timing = {}, share = 1): Telemetry {
  const log: DestinationStream = { write: (line) => void lines.push(line) };
  return startTelemetry({
    endpoint: `${collector.url}/`,
    headers: { authorization: 'Bearer abc' },
    ...{ serviceName: 'likha', role: 'web', share, metricsEveryMs: 3_600_000, log: pino({}, log) },
    timing: { spansEveryMs: 20, deliveryMs: 400, ...timing },
  });
}

beforeEach(async () => {
  lines = [];
  collector = await startCollector();
});

afterEach(async () => {
  await telemetry.stop();
  await collector.close();
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(5);
};
const job = <T>(work: () => Promise<T>, carried?: string) => inJobSpan('job a', {}, carried, work);

describe('a trace', () => {
  it('arrives at the collector with what was done in it, and nothing of what was said', async () => {
    telemetry = start();
    const refused = new AppError('not_found', { detail: () => 'ana@likha.test has left' });
    await job(() =>
      inSpan('select posts', { 'db.collection.name': 'posts' }, () => Promise.reject(refused)),
    ).catch(() => undefined);
    await telemetry.stop();
    const [statement, whole] = collector.spans();
    expect([whole?.name, statement?.name]).toEqual(['job a', 'select posts']);
    expect(statement).toMatchObject({ parentSpanId: whole?.spanId, traceId: whole?.traceId });
    expect(factOf(statement as never, 'error.type')).toBe('not_found');
    expect(collector.bodies.join()).not.toContain('ana@');
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('goes on where a job carries it, and begins anew where what is carried says nothing', async () => {
    telemetry = start();
    const carried = await job(async () => carriedTrace());
    for (const said of [carried, 'nonsense', undefined]) await job(async () => undefined, said);
    await telemetry.stop();
    const [first, second, ...others] = collector.spans();
    expect(second).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId });
    for (const { traceId, parentSpanId } of others)
      expect([traceId === first?.traceId, parentSpanId ?? '']).toEqual([false, '']);
    expect(others).toHaveLength(2);
  });

  it('is not where nobody has begun one, or chance has left it out', async () => {
    telemetry = start({}, 0);
    expect(await inSpan('select posts', {}, async () => isTraced())).toBe(false);
    expect(await job(async () => [isTraced(), carriedTrace()])).toEqual([false, undefined]);
    await telemetry.stop();
    expect(collector.bodies).toEqual([]);
    expect(currentTracer()).toBeNull();
    expect(await job(async () => 'done')).toBe('done');
  });

  it('has ended for what goes on after it', async () => {
    telemetry = start();
    let later: Promise<boolean> | undefined;
    await job(async () => {
      later = pause(30).then(isTraced);
    });
    expect(await later).toBe(false);
  });
});

describe('metrics', () => {
  it('are those of /metrics, by the same names', async () => {
    telemetry = start();
    const { registry, jobs, requestSeconds, disputesOpen } = createMetrics();
    jobs.inc({ task: 'a', outcome: 'done' }, 3);
    disputesOpen.set({ provider: 'paypal' }, 2);
    for (const seconds of [0.001, 0.001, 0.04, 20])
      requestSeconds.observe({ method: 'GET', route: '/a', status: '200' }, seconds);
    // Some are shown only while there is something of theirs, as what Node has open: those that are there before and after.
    const namesShown = async () =>
      [...(await registry.metrics()).matchAll(/^([a-z_]+?)(?:_bucket|_sum|_count)?[{ ]/gm)].map(
        ([, name = '']) => name,
      );
    const before = new Set(await namesShown());
    await telemetry.sendMetrics(registry)();
    const found = (name: string) => collector.metrics().find((metric) => metric.name === name);
    const counter = found('jobs_total')?.sum;
    expect(counter).toMatchObject({ isMonotonic: true, dataPoints: [{ asDouble: 3 }] });
    expect(factOf(counter?.dataPoints[0] as never, 'task')).toBe('a');
    expect(found('disputes_open')?.gauge?.dataPoints[0]?.asDouble).toBe(2);
    const point = found('http_request_duration_seconds')?.histogram?.dataPoints[0];
    expect(point).toMatchObject({
      count: 4,
      explicitBounds: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      bucketCounts: [2, 0, 1, 0, 0, 0, 0, 0, 1],
    });
    expect(point?.sum).toBeCloseTo(20.042);
    const shown = (await namesShown()).filter((name) => before.has(name));
    expect(shown.length).toBeGreaterThan(20);
    const names = new Set(collector.metrics().map(({ name }) => name));
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a collector', () => {
  it('that hangs holds up neither the work nor the end, and keeps no more than so many spans', async () => {
    telemetry = start({ deliveryMs: 600_000 });
    collector.become('holds');
    await job(async () => undefined);
    await until(() => collector.bodies.length === 1);
    for (let count = 0; count < 20_000; count += 1) await job(async () => undefined);
    expect(collector.bodies).toHaveLength(1);
    collector.become('takes');
    await telemetry.stop();
    expect(collector.spans().length).toBeLessThanOrEqual(4096 + 512 + 1);
    expect(collector.spans().length).toBeGreaterThan(1000);
  });

  it('that still hangs at the end is left', async () => {
    telemetry = start({ deliveryMs: 600_000, flushMs: 50 });
    collector.become('holds');
    const sent = telemetry.sendMetrics(createMetrics().registry);
    await job(async () => undefined);
    await sent();
    await telemetry.stop();
    expect(lines).toHaveLength(1);
    collector.become('takes');
  });

  it('that refuses, dies and comes back is said once, and told of what happens then', async () => {
    telemetry = start({ deliveryMs: 100 });
    const port = Number(new URL(collector.url).port);
    collector.become('refuses');
    await job(async () => undefined);
    await until(() => lines.length === 1);
    await collector.close();
    for (let count = 0; count < 20; count += 1) await job(() => pause(10));
    collector = await startCollector(port);
    while (collector.bodies.length === 0) await job(() => pause(10));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'traces or metrics could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT, and are let go',
    });
  });
});
