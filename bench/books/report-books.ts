import { isReached, rounded, type Target, verdict } from '../targets.ts';
import type { Sold } from './sales.ts';

export interface MeasuredBooks {
  /** What was measured, in words. */
  commit: string;
  cores: number;
  postings: number;
  creators: number;
  /** How many were closed. */
  months: number;
  /** All days from nothing, and then the months. */
  addingSeconds: number;
  closingSeconds: number;
  /** Sales with nothing beside them, and while all that ran. */
  before: Sold;
  meanwhile: Sold;
  /** How many statements were made, in how long, and when a worker was killed. */
  statements: number;
  statementSeconds: number;
  killedSeconds: number;
  /** Laws that were not found in order, by name. */
  broken: readonly string[];
}

const MOST_CLOSING_SECONDS = 300;
const MOST_STATEMENT_SECONDS = 3_600;
const count = (value: number) => value.toLocaleString('en');

/** What is printed and kept in docs/performance.md. */
export function reportBooks(measured: MeasuredBooks): { text: string; isMet: boolean } {
  const { commit, cores, postings, creators, months, before, meanwhile, statements, broken } = measured;
  const closing = measured.addingSeconds + measured.closingSeconds;
  const targets: Target[] = [
    {
      name: 'seconds until every month is added up and closed',
      figure: Math.round(closing),
      most: MOST_CLOSING_SECONDS,
    },
    { name: 'looks in which a sale waited for it', figure: meanwhile.blocked, most: 0 },
    {
      name: 'seconds until all statements are made',
      figure: Math.round(measured.statementSeconds),
      most: MOST_STATEMENT_SECONDS,
    },
    { name: 'creators without a statement', figure: creators - statements, most: 0 },
    { name: 'laws not in order', figure: broken.length, most: 0 },
  ];
  const row = (name: string, sold: Sold) =>
    `| ${name} | ${count(sold.sales)} | ${rounded(sold.medianMs)} | ${rounded(sold.p99Ms)} | ${rounded(sold.slowestMs)} | ${sold.blocked} of ${count(sold.looks)} |`;
  const text = `
Written by \`npm run bench:books\` at ${commit}: ${count(postings)} postings of 90 days and ${count(creators)} creators, on one machine (${cores} cores), PostgreSQL
with fsync on it, too. Days were added up from nothing, though the job does so every ten minutes, and ${months} months were closed, one after the other.
Posts were sold meanwhile, forty a second.

| added up, seconds | ${months} months closed, seconds | together | target |
|---:|---:|---:|---:|
| ${rounded(measured.addingSeconds)} | ${rounded(measured.closingSeconds)} | ${Math.round(closing)} | ${MOST_CLOSING_SECONDS} |

| | sales | median, ms | p99, ms | slowest, ms | looks in which one waited for a lock of it |
|---|---:|---:|---:|---:|---:|
${row('before', before)}
${row('meanwhile', meanwhile)}

${count(statements)} statements of the last month were made in ${Math.round(measured.statementSeconds)} s (at most ${count(MOST_STATEMENT_SECONDS)}) by two workers as in production, who mailed them as well; one of them was killed
(\`kill -9\`) after ${Math.round(measured.killedSeconds)} s and another started. ${broken.length === 0 ? 'The laws of days, months and statements are in order' : `Not in order: ${broken.join(', ')}`}.

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
