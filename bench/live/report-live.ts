import { rounded, type Target, verdict } from '../targets.ts';
import type { FloorFigures, LiveFigures } from './measure-live.ts';

export interface MeasuredLive extends LiveFigures {
  idleP99Ms: number;
  floor: FloorFigures;
}

const MOST = { corePercent: 15, megabytes: 150, ratio: 2, callsTimes: 1.2, startMs: 1500, stalls: 0 };

/** For one megabit a second, as no two runs send quite the same. */
const costOf = ({ corePercent, mbitsPerSecond }: { corePercent: number; mbitsPerSecond: number }) =>
  corePercent / mbitsPerSecond;
const ratioOf = (one: MeasuredLive) => costOf(one) / costOf(one.floor);
const nameOf = ({ streams, viewers }: MeasuredLive) =>
  `${streams} stream${streams === 1 ? '' : 's'} with ${viewers} viewers${streams === 1 ? '' : ' each'}`;

/** What was measured, as a part of docs/performance.md, and what was asked of it. */
export function reportLive(
  measured: readonly MeasuredLive[],
  { commit, cores }: { commit: string; cores: number },
): { text: string; targets: Target[] } {
  const targets = measured.flatMap((one) => {
    const name = nameOf(one);
    return [
      { name: `${name}, per cent of a core`, figure: rounded(one.corePercent), most: MOST.corePercent },
      { name: `${name}, MB above idle`, figure: one.megabytesAbove, most: MOST.megabytes },
      { name: `${name}, of a bare file server`, figure: rounded(ratioOf(one)), most: MOST.ratio },
      { name: `${name}, stalls and errors`, figure: one.stalls + one.errors, most: MOST.stalls },
      { name: `${name}, start of playback, p95, ms`, figure: rounded(one.startP95Ms), most: MOST.startMs },
      {
        name: `${name}, p99 of other calls, times beside the floor`,
        figure: rounded(one.callsP99Ms / one.floor.callsP99Ms),
        most: MOST.callsTimes,
      },
    ];
  });
  const row = (one: MeasuredLive) =>
    [
      nameOf(one),
      one.mbitsPerSecond.toFixed(0),
      one.corePercent.toFixed(1),
      one.floor.corePercent.toFixed(1),
      ratioOf(one).toFixed(2),
      one.megabytesAbove,
      one.stalls + one.errors,
      one.startP95Ms.toFixed(0),
      one.callsP99Ms.toFixed(1),
      one.floor.callsP99Ms.toFixed(1),
      one.idleP99Ms.toFixed(1),
    ].join(' | ');
  const text = [
    '',
    `Written by \`npm run bench:live\`, ${commit}, ${cores} cores, everything on them: the server, PostgreSQL, hosts that send 2.5 Mbit/s in parts of half`,
    'a second, and viewers in other processes that ask as players of low-latency HLS do, each with a session of its own. The floor is a bare file server',
    'that sends lists and parts of the same size at the same pace; the ratio is of processor time for each megabit.',
    process.env.BENCH_BESIDE ? `\nOther work ran beside it: ${process.env.BENCH_BESIDE}.` : '',
    '',
    '| what | Mbit/s out | % of a core | floor, % | ratio (at most 2) | MB above idle (150) | stalls, errors (0) | start p95, ms (1500) | other calls p99, ms | beside the floor | beside nothing |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...measured.map((one) => `| ${row(one)} |`),
    '',
    `At most ${MOST.corePercent} % of a core, and other calls at most ${MOST.callsTimes} times as long (p99) as those of an idle server\nwhile the bare file server sends the same to the same viewers beside it: all of them use these cores.`,
    '',
    verdict(targets),
    '',
  ].join('\n');
  return { text, targets };
}
