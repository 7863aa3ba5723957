import type { Frames } from '../scrolling/frames.ts';
import { isReached, rounded, type Target, verdict } from '../targets.ts';
import type { ReadChat } from './read-chat.ts';

export interface MeasuredChat {
  commit: string;
  cores: number;
  /** Sockets that looked besides the browser. */
  lookers: number;
  /** Lines a second that were taken while the browser was looked at. */
  aSecond: number;
  read: ReadChat;
}

/** Of a thousand frames so many may take longer than a frame has. */
const MOST_BUSY = 10;
/** What the page's own thread may take of a second. */
const MOST_MS_A_SECOND = 250;
const MOST_MOVED_PX = 2;
const MOST_ROWS = 60;

/** What is printed and kept in docs/performance.md, and whether every target is reached. */
export function reportChat(measured: MeasuredChat): { text: string; isMet: boolean } {
  const { commit, cores, lookers, aSecond, read } = measured;
  const parts: [name: string, frames: Frames][] = [
    ['at the end', read.following],
    ['further up', read.reading],
  ];
  const aSecondOf = ({ meanMs, worked, seconds }: Frames) => (meanMs * worked) / seconds;
  const targets: Target[] = [
    ...parts.flatMap(([name, each]) => [
      {
        name: `${name}: frames of a thousand that take the processor longer than 16.7 ms`,
        figure: rounded((each.busy / each.worked) * 1000),
        most: MOST_BUSY,
      },
      {
        name: `${name}: processor time a second, ms`,
        figure: rounded(aSecondOf(each)),
        most: MOST_MS_A_SECOND,
      },
    ]),
    { name: 'what is read has moved, px', figure: rounded(read.movedPx), most: MOST_MOVED_PX },
    { name: 'lines that are built', figure: read.rows, most: MOST_ROWS },
  ];
  const row = ([name, each]: (typeof parts)[number]) =>
    `| ${name} | ${each.frames} | ${(each.frames / each.seconds).toFixed(1)} | ${each.late} | ${each.veryLate} | ${aSecondOf(each).toFixed(0)} | ${each.p99Ms.toFixed(1)} | ${each.mostMs.toFixed(1)} | ${each.busy} | ${each.elements} |`;
  const text = `
Written by \`npm run bench:chat\` at ${commit}, ${cores} cores, everything on them: a stream of which ${lookers.toLocaleString('en')} sockets and one real Chromium at the size of a phone hear, and
in whose chat ${aSecond.toFixed(0)} lines a second were written. Frames as above, under Scrolling; what the page's own thread takes of a second is processor time, too.

| read | frames | a second | later than 18 ms | than 34 ms | processor a second, ms | a frame, p99, ms | most, ms | longer than 16.7 ms | elements |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${parts.map(row).join('\n')}

What is read further up has moved by ${read.movedPx.toFixed(0)} pixels after fifteen seconds; ${read.rows} lines are built.

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
