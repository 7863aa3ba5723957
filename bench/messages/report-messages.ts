import { isReached, rounded, type Target, verdict } from '../targets.ts';
import type { Opened } from './open-conversations.ts';
import type { SentToMany } from './send-to-many.ts';

export interface MeasuredMessages {
  commit: string;
  cores: number;
  /** Messages of each conversation that was opened. */
  sizes: readonly number[];
  opened: readonly Opened[];
  sent: SentToMany;
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
  const slowed = sent.p99MeanwhileMs / sent.p99BeforeMs;
  const isWhole = sent.messages === subscribers && sent.receivers === subscribers;
  const targets: Target[] = [
    ...opened.map(({ name, times }) => ({ name, figure: rounded(times), most: MOST_TIMES })),
    { name: 'milliseconds until it is taken', figure: Math.round(sent.acceptedMs), most: MOST_ACCEPTED_MS },
    {
      name: 'seconds until all have it',
      figure: Number(sent.deliveredSeconds.toFixed(1)),
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

A message to ${count(subscribers)} subscribers, with one worker; other calls are a hundred a second.

| | measured | target |
|---|---:|---:|
| taken after, ms | ${count(sent.acceptedMs)} | ${count(MOST_ACCEPTED_MS)} |
| all have it after, s | ${sent.deliveredSeconds.toFixed(1)} | ${MOST_SECONDS} |
| p99 of other calls, ms | ${sent.p99MeanwhileMs.toFixed(1)} | ${(sent.p99BeforeMs * MOST_SLOWED).toFixed(1)}, from ${sent.p99BeforeMs.toFixed(1)} without it |

${count(sent.messages)} of ${count(subscribers)} subscribers have it, each once.

${verdict(targets)}
`;
  return { text, isMet: targets.every(isReached) };
}
