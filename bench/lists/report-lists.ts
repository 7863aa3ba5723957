import { isReached, rounded, verdict } from '../targets.ts';
import type { ListResult } from './measure-lists.ts';

/** A hundredfold of rows may cost this many times the time. */
const MAX_GROWTH = 1.5;

const count = (value: number | undefined) => Math.round(value ?? 0).toLocaleString('en');

/** The table that is printed and kept in docs/performance.md, and whether no list grew too much. */
export function reportLists(
  commit: string,
  sizes: readonly number[],
  results: readonly ListResult[],
): { text: string; isMet: boolean } {
  const targets = results.map(({ name, growth }) => ({
    name,
    figure: rounded(growth),
    most: MAX_GROWTH,
  }));
  const text = `
Written by \`npm run bench:lists\` at ${commit}: one page of each list, asked by 8 connections, with ${count(sizes[0])} and with ${count(sizes.at(-1))} rows of each
kind, one of fifty waiting. Times the time, the median of rounds in which both sizes take turns: at most ${MAX_GROWTH}.

| list | ${sizes.map((rows) => `${count(rows)} rows, /s`).join(' | ')} | times the time |
|---|${sizes.map(() => '---:|').join('')}---:|
${results.map(({ name, rates, growth }) => `| ${name} | ${rates.map(count).join(' | ')} | ${growth.toFixed(2)} |`).join('\n')}

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
