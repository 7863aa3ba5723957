import { median } from '../median.ts';
import { isReached, rounded, type Target, verdict } from '../targets.ts';
import type { Opened } from './open-conversations.ts';
import type { SentToMany } from './send-to-many.ts';

export interface MeasuredMessages {
  commit: string;
  cores: number;
  /** Messages of each conversation that was opened. */
  sizes: readonly number[];
  opened: readonly Opened[];
  /** By round. */
  sent: readonly SentToMany[];
  subscribers: number;
}

/** So many times as long may a long conversation take. */
const MOST_TIMES = 1.3;
const MOST_ACCEPTED_MS = 1000;
const MOST_SECONDS = 60;
/** Others may be slowed by a fifth. */
const MOST_SLOWED = 1.2;
const count = (value: number | undefined) => Math.round(value ?? 0).toLocaleString('en');

/** What is printed and kept in docs/performance.md, and whether every target is reached. */
export function reportMessages(measured: MeasuredMessages): { text: string; isMet: boolean } {
  const { commit, cores, sizes, opened, sent, subscribers } = measured;
  const most = (of: (round: SentToMany) => number) => Math.max(...sent.map(of));
  const middle = (of: (round: SentToMany) => number) => median(sent.map(of));
  const [acceptedMs, seconds] = [most((each) => each.acceptedMs), most((each) => each.deliveredSeconds)];
  const slowed = middle((each) => each.p99MeanwhileMs / each.p99BeforeMs);
  const isWhole = sent.every((each) => each.messages === subscribers && each.receivers === subscribers);
  const targets: Target[] = [
    ...opened.map(({ name, times }) => ({ name, figure: rounded(times), most: MOST_TIMES })),
    { name: 'milliseconds until it is taken', figure: Math.round(acceptedMs), most: MOST_ACCEPTED_MS },
    {
      name: 'seconds until all have it',
      figure: Number(seconds.toFixed(1)),
      most: MOST_SECONDS,
    },
    { name: 'each receiver has it once', figure: isWhole ? 1 : 0, least: 1 },
    { name: 'others, times as slow', figure: rounded(slowed), most: MOST_SLOWED },
  ];
  const text = `
Written by \`npm run bench:messages\` at ${commit}, ${cores} cores, everything on them. Opening a conversation of ${count(sizes[0])} and one of ${count(sizes.at(-1))} messages,
asked by 8 connections, medians of rounds in which both take turns; the most is ${MOST_TIMES} times the time.

| asked for | ${sizes.map((size) => `of ${count(size)}, /s`).join(' | ')} | times the time |
|---|${sizes.map(() => '---:|').join('')}---:|
${opened.map(({ name, rates, times }) => `| ${name} | ${rates.map(count).join(' | ')} | ${times.toFixed(2)} |`).join('\n')}

A message to ${count(subscribers)} subscribers, with one worker, ${sent.length} times; other calls are a hundred a second, fifteen seconds without it before each.

| | measured | target |
|---|---:|---:|
| taken after, ms, at most | ${count(acceptedMs)} | ${count(MOST_ACCEPTED_MS)} |
| all have it after, s, at most | ${seconds.toFixed(1)} | ${MOST_SECONDS} |
| p99 of other calls without it, ms | ${sent.map((each) => each.p99BeforeMs.toFixed(1)).join(', ')} | |
| p99 of other calls meanwhile, ms | ${sent.map((each) => each.p99MeanwhileMs.toFixed(1)).join(', ')} | |
| others, times as slow, median | ${slowed.toFixed(2)} | ${MOST_SLOWED} |
| processor time of the worker a receiver, ms | ${middle((each) => each.workerMs).toFixed(3)} | |
| of the database, ms | ${middle((each) => each.databaseMs).toFixed(3)} | |

${isWhole ? 'Each of them has each of them once.' : 'Not each of them has it once.'}

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
