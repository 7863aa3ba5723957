import type { Times } from './ask-reads.ts';
import type { Size } from './size.ts';

/** One call as one of those who ask it, at both sizes. */
export interface ShapeResult {
  name: string;
  face: string;
  small: Times;
  whole: Times;
}

/** A hundred times as many of everything may cost this many times the time; what is this fast is fast enough whatever it was. */
const MOST_TIMES = 2;
const FAST_MS = 20;
const SLOWEST = 25;

const count = (value: number) => value.toLocaleString('en');
const ms = (value: number) => value.toFixed(1);
const growthOf = ({ small, whole }: ShapeResult) => whole.p99 / small.p99;

export const isMissed = (result: ShapeResult): boolean =>
  growthOf(result) > MOST_TIMES && result.whole.p99 > FAST_MS;

const rowOf = (result: ShapeResult) =>
  `| ${result.name.replaceAll('|', '\\|')} | ${result.face} | ${ms(result.small.p50)} | ${ms(result.small.p99)} | ${ms(result.whole.p50)} | ${ms(result.whole.p99)} | ${growthOf(result).toFixed(2)} |`;

interface Measured {
  commit: string;
  cores: number;
  asks: number;
  whole: Size;
  gigabytes: number;
  /** How many there are; fewer are asked where time is short. */
  questions: number;
  /** Only calls in whose name this is were asked; undefined for all. */
  only?: string | undefined;
  reads: readonly ShapeResult[];
  writes: readonly ShapeResult[];
}

/** The tables that are printed and kept in docs/performance.md, and whether nothing was missed. */
export function reportShape(measured: Measured): { text: string; isMet: boolean } {
  const { commit, cores, asks, whole, gigabytes, questions, only, reads, writes } = measured;
  const which = only
    ? `Each call that only reads and has \`${only}\` in its name`
    : 'Every call of the contract that only reads';
  const missed = [...reads, ...writes].filter(isMissed);
  const slowest = [...reads].sort((one, other) => other.whole.p99 - one.whole.p99).slice(0, SLOWEST);
  const head =
    '| call | as | p50, ms | p99, ms | p50 of the whole | p99 of the whole | times |\n|---|---|---:|---:|---:|---:|---:|';
  const text = `
Written by \`npm run bench:shape\` at ${commit}: ${count(whole.people)} users of whom ${count(whole.creators)} are creators, ${count(whole.posts)} posts and ${count(whole.postings)} postings
(${gigabytes.toFixed(0)} GB), and a hundredth of each, on one machine (${cores} cores), which both sizes share. ${which} is asked ${asks} times, one
after the other, as a guest, a fan, a fan who follows ${count(5000)}, a creator, the creator whom a quarter of all fans follow, and an owner; of lists each value that they may be asked for,
words to search, and a page far behind the first: ${count(reads.length)} of ${count(questions)} questions. What is both more than ${MOST_TIMES} times and slower than ${FAST_MS} ms is asked again, up to three times, and the fastest counts.

The slowest questions, of the hundredth and of the whole:

${head}
${slowest.map(rowOf).join('\n')}

What is written, by the fan and the creator with much of everything:

${head}
${writes.map(rowOf).join('\n')}

${missed.length === 0 ? 'Every target of this part is reached.' : `**Missed, ${missed.length} of ${reads.length + writes.length} targets:**\n\n${head}\n${missed.map(rowOf).join('\n')}`}
`;
  return { text, isMet: missed.length === 0 };
}
