import { cpus } from 'node:os';
import type { Measurement, Pair } from './measure.ts';

/** The least share of its floor that a path must reach. */
const TARGETS = { feed: 0.6, wallet: 0.6, unlock: 0.5, media: 0.7 } as const;
/** A hundredfold of data may cost this many times the time. */
const MAX_GROWTH = 1.5;
const MAX_MEGABYTES = 300;

const FLOORS = {
  feed: 'bare Fastify, same named statement, same bytes',
  wallet: 'bare Fastify, same named statement, same bytes',
  unlock: 'the same statements by `pg` alone',
  media: 'bare Node file server, same file',
} as const;

type Path = keyof typeof TARGETS;
const PATHS = Object.keys(TARGETS) as Path[];

function ratio({ ours, floor }: Pair): number {
  return ours / floor;
}

/** The table that is printed and kept in docs/performance.md, and whether every target was reached. */
export function report(measurements: readonly Measurement[]): { text: string; isMet: boolean } {
  const smallest = measurements[0];
  const largest = measurements.at(-1);
  if (!smallest || !largest) throw new Error('nothing was measured');
  const rows = measurements.flatMap((measurement) => PATHS.map((path) => row(measurement, path)));
  const growth = PATHS.filter((path) => path !== 'media').map((path) => ({
    path,
    factor: smallest[path].ours / largest[path].ours,
  }));
  const megabytes = Math.max(...measurements.map((one) => one.webMegabytes + one.workerMegabytes));
  const isMet =
    measurements.every((measurement) => PATHS.every((path) => ratio(measurement[path]) >= TARGETS[path])) &&
    growth.every(({ factor }) => factor <= MAX_GROWTH) &&
    megabytes <= MAX_MEGABYTES;
  const text = `# Performance

Written by \`npm run bench\`: one run, one machine (${cpus().length} cores), PostgreSQL with fsync, 8 connections. Ratios are what
counts; requests a second only say how they came about. Each path is measured in turn with its floor.

| posts | path | floor | ours /s | floor /s | ratio | target |
|---:|---|---|---:|---:|---:|---:|
${rows.join('\n')}

Growth, ${smallest.posts.toLocaleString('en')} → ${largest.posts.toLocaleString('en')} posts (times the time, at most ${MAX_GROWTH}): ${growth.map(({ path, factor }) => `${path} ${factor.toFixed(2)}`).join(', ')}.

Resident memory after the run, web and worker together: ${measurements.map((one) => `${one.webMegabytes} + ${one.workerMegabytes} MB`).join(', ')} (at most ${MAX_MEGABYTES} MB).

${isMet ? 'Every target is reached.' : '**A target is missed.**'}
`;
  return { text, isMet };
}

function row(measurement: Measurement, path: Path): string {
  const pair = measurement[path];
  const cells = [
    measurement.posts.toLocaleString('en'),
    path,
    FLOORS[path],
    Math.round(pair.ours),
    Math.round(pair.floor),
    ratio(pair).toFixed(2),
    TARGETS[path],
  ];
  return `| ${cells.join(' | ')} |`;
}
