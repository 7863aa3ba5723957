import { isReached, rounded, type Target, verdict } from '../targets.ts';

export interface MeasuredGlass {
  commit: string;
  cores: number;
  /** Milliseconds that each picture was behind the clock in it, as it was shown. */
  behind: readonly number[];
  /** Pictures whose clock could not be read. */
  misread: number;
  seconds: number;
  /** Milliseconds from the call for the page to the first picture, of each viewer. */
  starts: readonly number[];
}

const MOST_BEHIND_MS = 2000;
const MOST_START_MS = 1500;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** What is printed and kept in docs/performance.md, and whether every target is reached. */
export function reportGlass({ commit, cores, behind, misread, seconds, starts }: MeasuredGlass): {
  text: string;
  isMet: boolean;
} {
  const sorted = behind.toSorted((one, other) => one - other);
  const begun = starts.toSorted((one, other) => one - other);
  const targets: Target[] = [
    { name: 'behind the camera, median, ms', figure: rounded(at(sorted, 0.5)), most: MOST_BEHIND_MS },
    { name: 'first picture, p95, ms', figure: rounded(at(begun, 0.95)), most: MOST_START_MS },
  ];
  const figures = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1), at(begun, 0.5), at(begun, 0.95)];
  const text = `
Written by \`npm run bench:glass\` at ${commit}, ${cores} cores, everything on them: one Chromium films a clock of milliseconds and streams it as a creator does, another
watches, and reads in every picture that it shows how long ago that was. ${behind.length.toLocaleString('en')} pictures of ${seconds} seconds, ${misread} of which could not be read. First pictures from the
moment at which the page of the stream was asked for, ${starts.length} viewers one after the other.

| behind the camera, median, ms (at most 2000) | p95, ms | most, ms | first picture, median, ms | p95, ms (1500) |
|---:|---:|---:|---:|---:|
| ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
