import { cpus } from 'node:os';
import { isReached, type Target, verdict } from '../targets.ts';
import { isRight, type Renewed } from './watch-renewals.ts';

export interface MeasuredRenewals {
  /** What was measured, in words. */
  commit: string;
  renewals: number;
  workers: number;
  /** From the moment at which they were due, to the death of a worker and to the last renewal. */
  killedAfterSeconds: number;
  seconds: number;
  /** How many were left when it died. */
  leftWhenKilled: number;
  renewed: Renewed;
  /** Laws that were broken at the end, by name. */
  broken: readonly string[];
  /** Processor time of the workers, the killed one included, and of the database. */
  workersMs: number;
  databaseMs: number;
  /** Of everything else on the machine. */
  othersMs: number;
}

const MOST_SECONDS = 300;
const count = (value: number) => value.toLocaleString('en');

/** What is printed and kept in docs/performance.md. */
export function reportRenewals(measured: MeasuredRenewals): { text: string; isMet: boolean } {
  const { commit, renewals, workers, seconds, renewed, broken } = measured;
  const others = (measured.othersMs / (seconds * 1000 * cpus().length)) * 100;
  const isWhole = isRight(renewed, renewals);
  const targets: Target[] = [
    { name: 'seconds until all are renewed', figure: Math.round(seconds), most: MOST_SECONDS },
    { name: 'each renewed once', figure: isWhole ? 1 : 0, least: 1 },
    { name: 'broken laws', figure: broken.length, most: 0 },
  ];
  const text = `
Written by \`npm run bench:renewals\` at ${commit}: ${count(renewals)} subscriptions of ${count(renewals / 5)} fans due at one moment, ${workers} workers as in
production on one machine (${cpus().length} cores), PostgreSQL with fsync on it, too. ${measured.killedAfterSeconds.toFixed(0)} s after that moment, with ${count(measured.leftWhenKilled)} left, one worker was killed
(\`kill -9\`) and another started. Everything else on the machine took ${others.toFixed(0)} % of its processors meanwhile.

| due | seconds until all are renewed | target | a second | worker, ms each | database, ms each |
|---:|---:|---:|---:|---:|---:|
| ${count(renewals)} | ${Math.round(seconds)} | ${MOST_SECONDS} | ${Math.round(renewals / seconds)} | ${(measured.workersMs / renewals).toFixed(2)} | ${(measured.databaseMs / renewals).toFixed(2)} |

${count(renewed.charges)} months of ${count(renewed.subscriptions)} subscriptions were paid by ${count(renewed.entries)} entries, ${count(renewed.due)} wait; ${broken.length === 0 ? 'no law is broken' : `broken: ${broken.join(', ')}`}.

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
