import { cpus } from 'node:os';
import type { Measurement, Result } from './measure.ts';
import { PATHS, type Path } from './stage.ts';

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

export interface Measured extends Measurement {
  /** By stage. */
  posts: number[];
  megabytes: { web: number; worker: number }[];
}

/** The table that is printed and kept in docs/performance.md, and whether every target was reached. */
export function report({ results, growth, posts, megabytes }: Measured): { text: string; isMet: boolean } {
  const rows = results.flatMap((result, stage) =>
    PATHS.map((path) => row(posts[stage] ?? 0, path, result[path])),
  );
  const grown = PATHS.filter((path) => path !== 'media');
  const isMet =
    results.every((result) => PATHS.every((path) => result[path].ratio >= TARGETS[path])) &&
    grown.every((path) => growth[path] <= MAX_GROWTH) &&
    megabytes.every(({ web, worker }) => web + worker <= MAX_MEGABYTES);
  const sizes = [posts[0], posts.at(-1)].map((count) => count?.toLocaleString('en')).join(' → ');
  const text = `# Performance

Written by \`npm run bench\`: one run, one machine (${cpus().length} cores), PostgreSQL with fsync, 8 connections. Ratios are what
counts; requests a second only say how they came about. Both sizes run side by side; each
figure is the median of seven rounds in which ours and floor take turns.

| posts | path | floor | ours /s | floor /s | ratio | target |
|---:|---|---|---:|---:|---:|---:|
${rows.join('\n')}

Growth, ${sizes} posts (times the time, at most ${MAX_GROWTH}): ${grown.map((path) => `${path} ${growth[path].toFixed(2)}`).join(', ')}.

Resident memory after the run, web and worker together: ${megabytes.map(({ web, worker }) => `${web} + ${worker} MB`).join(', ')} (at most ${MAX_MEGABYTES} MB).

${isMet ? 'Every target is reached.' : '**A target is missed.**'}
`;
  return { text, isMet };
}

function row(posts: number, path: Path, result: Result): string {
  const cells = [
    posts.toLocaleString('en'),
    path,
    FLOORS[path],
    Math.round(result.ours),
    Math.round(result.floor),
    result.ratio.toFixed(2),
    TARGETS[path],
  ];
  return `| ${cells.join(' | ')} |`;
}
