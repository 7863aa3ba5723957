import { isReached, rounded, type Target, verdict } from '../targets.ts';
import type { Frames } from './frames.ts';
import type { Scrolled } from './scroll-messages.ts';

export interface MeasuredScrolling {
  commit: string;
  cores: number;
  messages: number;
  scrolled: Scrolled;
}

/** Of a thousand frames so many may take longer than a frame has. */
const MOST_BUSY = 10;
/** A screen of a phone has a dozen messages; those just above and below are built, too. */
const MOST_ROWS = 60;

/** What is printed and kept in docs/performance.md, and whether every target is reached. */
export function reportScrolling(measured: MeasuredScrolling): { text: string; isMet: boolean } {
  const { commit, cores, messages, scrolled } = measured;
  const parts: [name: string, frames: Frames][] = [
    ['up, while the last tenth of them comes', scrolled.loading],
    ['down, through those that are there', scrolled.down],
    ['up, through those that are there', scrolled.up],
  ];
  const targets: Target[] = [
    ...parts.map(([name, { busy, worked }]) => ({
      name: `${name}: frames of a thousand that take the processor longer than 16.7 ms`,
      figure: rounded((busy / worked) * 1000),
      most: MOST_BUSY,
    })),
    { name: 'messages that are built', figure: scrolled.rows, most: MOST_ROWS },
  ];
  const row = ([name, each]: (typeof parts)[number]) =>
    `| ${name} | ${each.frames} | ${(each.frames / each.seconds).toFixed(1)} | ${each.late} | ${each.veryLate} | ${each.meanMs.toFixed(1)} | ${each.p99Ms.toFixed(1)} | ${each.mostMs.toFixed(1)} | ${each.busy} | ${each.veryBusy} | ${each.elements} |`;
  const text = `
Written by \`npm run bench:scrolling\` at ${commit}, ${cores} cores, everything on them, pictures drawn by them, too: a conversation of ${messages.toLocaleString('en')} messages in a real
Chromium at the size of a phone, turned by the wheel, 9,000 pixels a second. Frames are counted by the clock, which counts whatever else the machine does, and by the processor
time that the page's own thread takes for one: it has 16.7 ms.

| scrolled | frames | a second | later than 18 ms | than 34 ms | processor a frame, ms | p99, ms | most, ms | longer than 16.7 ms | than 33.3 ms | elements |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${parts.map(row).join('\n')}

${scrolled.rows} messages are built at the end.

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
