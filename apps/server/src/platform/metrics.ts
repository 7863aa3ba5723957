import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createPartMetrics, type PartMetrics } from './part-metrics.ts';

/** What `/metrics` shows. Labels are route patterns and codes, never ids or names. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  jobs: Counter<'task' | 'outcome'>;
  pages: Counter<'kind'>;
  purchases: Counter<'outcome'>;
  unlocks: Counter;
  webhooksKept: Gauge<'provider' | 'about'>;
  disputesOpen: Gauge<'provider'>;
  disputeStanding: Gauge<'provider' | 'method'>;
  invariantFailures: Gauge<'law'>;
  parts: PartMetrics;
  lawCheckedAt: Gauge<'law'>;
  lawSeconds: Gauge<'law'>;
  lawUnfinished: Gauge<'law'>;
}

let ofProcess: Registry | undefined;

/** Memory, collecting and lag are those of the process, whose timers and observers never end: however many apps, once. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** A registry of its own, so that tests and several apps in one process do not collide. */
export function createMetrics(): Metrics {
  const registry = Registry.merge([processMetrics()]);
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the last byte of the response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    pages: new Counter({
      name: 'guest_pages_total',
      help: 'Pages for guests: new, kept, shared (made by another node), stale, the last that was kept, empty by design, busy (503)',
      labelNames: ['kind'],
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Jobs by task and outcome',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    purchases: new Counter({
      name: 'credit_purchases_total',
      help: 'Purchases by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    unlocks: new Counter({ name: 'unlocks_total', help: 'Posts unlocked', registers }),
    webhooksKept: new Gauge({
      name: 'webhook_events_kept',
      help: 'Genuine webhooks that nothing acts on yet, by provider and what they are about',
      labelNames: ['provider', 'about'],
      registers,
    }),
    disputesOpen: new Gauge({
      name: 'disputes_open',
      help: 'Disputes that payers have opened and nobody has won or lost, by provider; answering has a deadline',
      labelNames: ['provider'],
      registers,
    }),
    disputeStanding: new Gauge({
      name: 'dispute_standing',
      help: 'How this month’s disputes stand to its payments, by how they were paid: 0 calm, 1 near what networks allow, 2 over it',
      labelNames: ['provider', 'method'],
      registers,
    }),
    invariantFailures: new Gauge({
      name: 'invariant_violations',
      help: 'Rows that break a law of the books, by law; anything but 0 is an alarm',
      labelNames: ['law'],
      registers,
    }),
    parts: createPartMetrics(registry),
    lawCheckedAt: new Gauge({
      name: 'invariant_checked_timestamp_seconds',
      help: 'When a law was looked at to the end the last time, by law; two hours ago, or 0 for never, is an alarm',
      labelNames: ['law'],
      registers,
    }),
    lawSeconds: new Gauge({
      name: 'invariant_check_seconds',
      help: 'How long the last look at a law took, by law',
      labelNames: ['law'],
      registers,
    }),
    lawUnfinished: new Gauge({
      name: 'invariant_unfinished',
      help: 'Whether the last look at a law did not come to an end, by law; 1 is an alarm',
      labelNames: ['law'],
      registers,
    }),
  };
}
