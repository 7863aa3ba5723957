import { cpus } from 'node:os';
import { POSTS_A_CREATOR } from './fill-directory.ts';
import type { Measurement, Result, UnlockResult } from './measure.ts';
import { GROWING_NAMES, PATHS, type Path } from './stage.ts';

/** The least share of its floor that a path must reach. */
const TARGETS = { feed: 0.6, rawFeed: 0, wallet: 0.6, media: 0.7, unlock: 0.5, crowd: 0.5 } as const;
/** A hundredfold of data may cost this many times the time. */
const MAX_GROWTH = 1.5;
/** More people at once may not mean fewer sales: the least share of what the next fewer sell in the same round, noise allowed. */
const NOT_FALLING = 0.9;

/** What web and worker may hold together when the run is over. */
const MOST_MEGABYTES = 350;

const FLOORS = {
  feed: 'bare Fastify, same named statement, same bytes, gzip',
  rawFeed: 'the same without compressing, for the record',
  wallet: 'bare Fastify, same named statement, same bytes',
  media: 'bare Node file server, same named statement, same file',
} as const;

export interface Measured extends Measurement {
  /** By stage. */
  posts: number[];
  feedBytes: { plain: number; sent: number }[];
  megabytes: { web: number; worker: number }[];
}

const count = (value: number | undefined) => (value ?? 0).toLocaleString('en');

/** The tables that are printed and kept in docs/performance.md, and whether every target was reached. */
export function report(measured: Measured): { text: string; isMet: boolean } {
  const { results, growth, posts, unlocks, crowds, megabytes, feedBytes } = measured;
  const grown = [
    ...PATHS.filter((path) => path !== 'media' && path !== 'rawFeed'),
    'unlock' as const,
    ...GROWING_NAMES,
  ];
  const isMet =
    results.every((result) => PATHS.every((path) => result[path].ratio >= TARGETS[path])) &&
    grown.every((path) => growth[path] <= MAX_GROWTH) &&
    unlocks.flat().every(({ ratio }) => ratio >= TARGETS.unlock) &&
    crowds.flat().every(({ ratio }) => ratio >= TARGETS.crowd) &&
    unlocks.flat().every(holdsUp) &&
    megabytes.every(({ web, worker }) => web + worker <= MOST_MEGABYTES);
  const text = `# Performance

Written by \`npm run bench\`: one run, one machine (${cpus().length} cores), PostgreSQL with fsync. Ratios are what counts; requests a
second only say how they came about. Both sizes run side by side; each figure is the median of rounds in which ours and
floor take turns. Both are asked as a browser asks, \`accept-encoding: gzip, deflate, br, zstd\` included.

## Reading, 8 connections

| posts | path | floor | ours /s | floor /s | ratio | target |
|---:|---|---|---:|---:|---:|---:|
${results.flatMap((result, stage) => PATHS.map((path) => row([count(posts[stage]), path === 'rawFeed' ? 'feed' : path, FLOORS[path]], result[path], TARGETS[path as Path]))).join('\n')}

A feed answer of ${count(feedBytes[0]?.plain)} bytes leaves as ${count(feedBytes[0]?.sent)}.

## Selling

Ours is HTTP with everything that a sale decides and checks; the floor is the same statements by \`pg\` alone, without rows
that two connections share. A commit takes what this disk takes, or 5 ms at the least (\`commit_delay\`), as on most.

The last column is what so many at once sell, of what the next fewer sell in the same round: at least ${NOT_FALLING}.

| posts | a commit takes | at once | ours /s | floor /s | ratio | target | of the next fewer |
|---:|---|---:|---:|---:|---:|---:|---:|
${unlocks.flatMap((list, stage) => list.map((result) => `${row([count(posts[stage]), delay(result), String(result.width)], result, TARGETS.unlock)} ${result.ofNarrower?.toFixed(2) ?? '—'} |`)).join('\n')}

One post bought by everybody, against many posts, both ours:

| posts | a commit takes | at once | one /s | many /s | ratio | target |
|---:|---|---:|---:|---:|---:|---:|
${crowds.flatMap((list, stage) => list.map((result) => row([count(posts[stage]), delay(result), String(result.width)], result, TARGETS.crowd))).join('\n')}

## Growth and memory

${count(posts[0])} → ${count(posts.at(-1))} posts, ${count((posts[0] ?? 0) / POSTS_A_CREATOR)} → ${count((posts.at(-1) ?? 0) / POSTS_A_CREATOR)} creators (times the time, at most ${MAX_GROWTH}): ${grown.map((path) => `${path} ${growth[path].toFixed(2)}`).join(', ')}.

Resident memory after the run, web and worker: ${megabytes.map(({ web, worker }) => `${web} + ${worker} MB`).join(', ')} (together at most ${MOST_MEGABYTES}).

${isMet ? 'Every target is reached.' : '**A target is missed.**'}
`;
  return { text, isMet };
}

function delay({ delayMicroseconds }: { delayMicroseconds: number }): string {
  return delayMicroseconds === 0 ? 'as here' : `${delayMicroseconds / 1000} ms`;
}

/** Selling holds up as more people come: each width against the next narrower. */
const holdsUp = ({ ofNarrower }: UnlockResult) => ofNarrower === null || ofNarrower >= NOT_FALLING;

function row(cells: readonly string[], result: Result, target: number): string {
  const figures = [Math.round(result.ours), Math.round(result.floor), result.ratio.toFixed(2), target || '—'];
  return `| ${[...cells, ...figures].join(' | ')} |`;
}
