import { cpus } from 'node:os';
import { POSTS_A_CREATOR } from './fill-directory.ts';
import {
  type CrowdResult,
  type Grown,
  type Measurement,
  type Result,
  ROUNDS,
  type Side,
  type UnlockResult,
} from './measure.ts';
import type { SoldTotal } from './sold-rows.ts';
import { GROWING_NAMES, PATHS, type Path } from './stage.ts';
import { isReached, rounded, type Target, verdict } from './targets.ts';

/** The least share of its floor that a path must reach; null for those that are shown for the record. */
const SHARES: Record<Path, number | null> = {
  feed: 0.6,
  feed50: 0.6,
  feed5000: 0.6,
  rawFeed: null,
  wallet: 0.6,
  media: 0.7,
};
const UNLOCK_SHARE = 0.5;
/** What one post sells when everybody wants it, of what many posts sell. */
const CROWD_SHARE = 0.5;
/** A hundredfold of data, and thousands of follows, may cost this many times the time. */
const MAX_GROWTH = 1.5;
/** More people at once may not mean fewer sales: the least share of what the next fewer sell in the same round, noise allowed. */
const NOT_FALLING = 0.9;
/** What web and worker may hold together when the run is over. */
const MOST_MEGABYTES = 350;

const NAMES: Record<Path, string> = {
  feed: 'feed, follows nobody',
  feed50: 'feed, follows 50',
  feed5000: 'feed, follows 5,000',
  rawFeed: 'feed, follows nobody',
  wallet: 'wallet',
  media: 'media',
};
const SAME = 'bare Fastify, same named statement, same bytes';
const FLOORS: Record<Path, string> = {
  feed: `${SAME}, gzip`,
  feed50: `${SAME}, gzip`,
  feed5000: `${SAME}, gzip`,
  rawFeed: 'the same without compressing, for the record',
  wallet: SAME,
  media: 'bare Node file server, same named statement, same file',
};
const GROWN: readonly Grown[] = [
  ...PATHS.filter((path) => path !== 'media' && path !== 'rawFeed'),
  'unlock',
  ...GROWING_NAMES,
];

export interface Measured extends Measurement {
  /** What was measured, in words. */
  commit: string;
  /** By stage. */
  posts: number[];
  feedBytes: { plain: number; sent: number }[];
  megabytes: { web: number; worker: number }[];
  sold: SoldTotal[];
}

const count = (value: number | undefined) => (value ?? 0).toLocaleString('en');
const grownName = (grown: Grown) => (grown in NAMES ? NAMES[grown as Path] : grown);
const delay = ({ delayMicroseconds }: { delayMicroseconds: number }) =>
  delayMicroseconds === 0 ? 'as here' : `${delayMicroseconds / 1000} ms`;

/** What is printed and kept in docs/performance.md, and whether every target was reached. */
export function report(measured: Measured): { text: string; isMet: boolean } {
  const targets = targetsOf(measured);
  const { posts, growth, megabytes, feedBytes, sold, followed } = measured;
  const text = `# Performance

Written by \`npm run bench\` at ${measured.commit}: one run, one machine (${cpus().length} cores), PostgreSQL with fsync. Both sizes run
side by side; each figure is the median of ${ROUNDS} rounds in which ours and floor take turns. Both are asked as a browser asks,
\`accept-encoding: gzip, deflate, br, zstd\` included. Other programs on the machine change requests a second, and with them
ratios, more than processor time: it stands beside each ratio, in milliseconds a request, of the program (ours, its floor) and of
the database with all of its processes.

## Reading, 8 connections

| posts | path | floor | ours /s | floor /s | ratio | target | ours, ms | floor, ms | database for ours, ms | for the floor, ms |
|---:|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
${readingRows(measured).join('\n')}

Who follows 5,000 waits so many times as long as who follows nobody (at most ${MAX_GROWTH}): ${followed.map((times) => times.toFixed(2)).join(', ')}.

A feed answer of ${count(feedBytes[0]?.plain)} bytes leaves as ${count(feedBytes[0]?.sent)}.

## Selling

Ours is HTTP with everything that a sale decides and checks; the floor is a program of its own that sends the same statements by
\`pg\` alone, over its own connections, to rows that no two of them share. Nobody asks twice for the same sale, and what is counted is rows: ${sold.map(({ rows, entries, answers }) => `${count(rows)} rows of \`unlocks\` were left by ${count(answers)} answers, with ${count(entries)} entries in the books`).join('; ')}.
A commit takes what this disk takes, or 5 ms at the least (\`commit_delay\`), as on most.

"Of the next fewer" is what so many at once sell, of what the next fewer sell in the same round: at least ${NOT_FALLING}.

| posts | a commit takes | at once | ours /s | floor /s | ratio | target | of the next fewer | ours, ms | floor, ms | database for ours, ms | for the floor, ms |
|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${unlockRows(measured).join('\n')}

One post bought by everybody, beside many posts, both ours, and beside the same floor, for the record:

| posts | a commit takes | at once | one /s | many /s | of many | target | floor /s | of the floor | one, ms | many, ms | floor, ms | database for one, ms | for many, ms | for the floor, ms |
|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${crowdRows(measured).join('\n')}

## Growth and memory

${count(posts[0])} → ${count(posts.at(-1))} posts, ${count((posts[0] ?? 0) / POSTS_A_CREATOR)} → ${count((posts.at(-1) ?? 0) / POSTS_A_CREATOR)} creators (times the time, at most ${MAX_GROWTH}): ${GROWN.map((grown) => `${grownName(grown)} ${growth[grown].toFixed(2)}`).join('; ')}.

Resident memory after the run, web and worker (together at most ${MOST_MEGABYTES} MB): ${megabytes.map(({ web, worker }) => `${web} + ${worker} = ${web + worker} MB`).join('; ')}.

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}

/** What is asked of every figure that a table shows. */
function targetsOf(measured: Measured): Target[] {
  const of = (stage: number) => `${count(measured.posts[stage])} posts`;
  const byStage = <Value>(all: readonly Value[], targets: (value: Value, posts: string) => Target[]) =>
    all.flatMap((value, stage) => targets(value, of(stage)));
  const saleName = (result: { width: number; delayMicroseconds: number }) =>
    `${result.width} at once, a commit takes ${delay(result)}`;
  return [
    ...byStage(measured.results, (result, posts) =>
      PATHS.flatMap((path) => {
        const least = SHARES[path];
        const figure = rounded(result[path].ratio);
        return least === null ? [] : [{ name: `${NAMES[path]}, ${posts}, of its floor`, figure, least }];
      }),
    ),
    ...byStage(measured.followed, (times, posts) => [
      {
        name: `feed of a follower of 5,000, ${posts}, times the time`,
        figure: rounded(times),
        most: MAX_GROWTH,
      },
    ]),
    ...byStage(measured.unlocks, (list, posts) =>
      list.flatMap((result) => {
        const name = `unlock, ${posts}, ${saleName(result)}`;
        const held = { name: `${name}, of the next fewer`, least: NOT_FALLING };
        return [
          { name: `${name}, of its floor`, figure: rounded(result.ratio), least: UNLOCK_SHARE },
          ...(result.ofNarrower === null ? [] : [{ ...held, figure: rounded(result.ofNarrower) }]),
        ];
      }),
    ),
    ...byStage(measured.crowds, (list, posts) =>
      list.map((result) => ({
        name: `one post bought by everybody, ${posts}, ${saleName(result)}, of many posts`,
        figure: rounded(result.ofMany),
        least: CROWD_SHARE,
      })),
    ),
    ...GROWN.map((grown) => ({
      name: `growth of ${grownName(grown)}`,
      figure: rounded(measured.growth[grown]),
      most: MAX_GROWTH,
    })),
    ...byStage(measured.megabytes, ({ web, worker }, posts) => [
      { name: `memory of web and worker, ${posts}, MB`, figure: web + worker, most: MOST_MEGABYTES },
    ]),
  ];
}

function readingRows({ results, posts }: Measured): string[] {
  return results.flatMap((result, stage) =>
    PATHS.map((path) =>
      line([
        count(posts[stage]),
        NAMES[path],
        FLOORS[path],
        ...rates(result[path]),
        SHARES[path] ?? '—',
        ...times(result[path].ours, result[path].floor),
      ]),
    ),
  );
}

function unlockRows({ unlocks, posts }: Measured): string[] {
  const row = (result: UnlockResult, stage: number) =>
    line([
      count(posts[stage]),
      delay(result),
      result.width,
      ...rates(result),
      UNLOCK_SHARE,
      result.ofNarrower?.toFixed(2) ?? '—',
      ...times(result.ours, result.floor),
    ]);
  return unlocks.flatMap((list, stage) => list.map((result) => row(result, stage)));
}

function crowdRows({ crowds, posts }: Measured): string[] {
  const row = (result: CrowdResult, stage: number) => {
    const { ours, many, floor, ofMany, ratio, width } = result;
    const perSecond = [ours, many].map((side) => Math.round(side.perSecond));
    const own = [count(posts[stage]), delay(result), width, ...perSecond, ofMany.toFixed(2), CROWD_SHARE];
    return line([...own, Math.round(floor.perSecond), ratio.toFixed(2), ...times(ours, many, floor)]);
  };
  return crowds.flatMap((list, stage) => list.map((result) => row(result, stage)));
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function rates({ ours, floor, ratio }: Result): (string | number)[] {
  return [Math.round(ours.perSecond), Math.round(floor.perSecond), ratio.toFixed(2)];
}

/** Of the programs, then of the database for each. */
function times(...sides: readonly Side[]): string[] {
  return [
    ...sides.map(({ processorMs }) => processorMs.toFixed(2)),
    ...sides.map(({ databaseMs }) => databaseMs.toFixed(2)),
  ];
}
