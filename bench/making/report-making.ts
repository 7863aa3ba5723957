import { median } from '../median.ts';
import { isReached, rounded, type Target, verdict } from '../targets.ts';
import type { PageTime } from './page-time.ts';

/** A camera, and what a page did, by round: with the worker, and where the browser has none. */
export interface MeasuredCamera {
  name: string;
  beside: readonly PageTime[];
  onPage: readonly PageTime[];
}

export interface MeasuredMaking {
  commit: string;
  cores: number;
  seconds: number;
  cameras: readonly MeasuredCamera[];
}

/** Of the time that a page's thread takes where it makes the stream itself. */
const MOST_SHARE = 0.5;

const middle = (all: readonly PageTime[], what: keyof PageTime) => median(all.map((each) => each[what]));
const shareOf = ({ beside, onPage }: MeasuredCamera) =>
  middle(beside, 'msPerSecond') / middle(onPage, 'msPerSecond');

/** What is printed and kept in docs/performance.md, and whether every target is reached. */
export function reportMaking({ commit, cores, seconds, cameras }: MeasuredMaking): {
  text: string;
  isMet: boolean;
} {
  const targets: Target[] = cameras.map((camera) => ({
    name: `${camera.name}: time of the page's thread with a worker, times without`,
    figure: rounded(shareOf(camera)),
    most: MOST_SHARE,
  }));
  const row = (camera: MeasuredCamera) => {
    const { name, beside, onPage } = camera;
    const both = (what: keyof PageTime, digits: number) => [
      middle(onPage, what).toFixed(digits),
      middle(beside, what).toFixed(digits),
    ];
    return `| ${[name, ...both('msPerSecond', 0), shareOf(camera).toFixed(2), ...both('lateP99Ms', 0), ...both('parts', 1)].join(' | ')} |`;
  };
  const text = `
Written by \`npm run bench:making\`, ${commit}, ${cores} cores, everything on them, pictures encoded by them, too: a host is live in a real Chromium with its own cameras, one of which
every encoder takes and the other has to be drawn, by a worker and, in turn, where the browser has none. Processor time of the page's own thread, and how late its timers are, as
a press would be; medians of ${cameras[0]?.beside.length} rounds of ${seconds} seconds.

| camera | page's thread, ms a second, without | with a worker | times (at most ${MOST_SHARE}) | timers late, p99, ms, without | with | parts a second, without | with |
|---|---:|---:|---:|---:|---:|---:|---:|
${cameras.map(row).join('\n')}

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
