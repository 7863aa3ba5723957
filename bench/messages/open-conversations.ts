import { inTurn } from '../in-turn.ts';
import { loadGet } from '../load.ts';
import { median } from '../median.ts';
import { perSecond } from '../spent.ts';
import { conversationId, fanToken } from './fill-messages.ts';

const TIMING = { warmUpSeconds: 2, roundSeconds: Number(process.env.BENCH_SECONDS ?? 3), rounds: 5 };

/** What opening a conversation asks for, and what scrolling up does. */
const PARTS = {
  'the conversation': () => '',
  'its newest messages': () => '/messages?limit=50',
  'those in its middle': (messages: number) => `/messages?limit=50&cursor=${Math.round(messages / 2)}`,
} as const;

export interface Opened {
  name: string;
  /** Requests a second, by conversation. */
  rates: number[];
  /** How many times as long the longest takes as the shortest. */
  times: number;
}

/** Asks for the same of a short and of a long conversation, in turn. @param sizes messages of the conversation of each fan */
export async function openConversations(origin: string, sizes: readonly number[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const [name, pathOf] of Object.entries(PARTS)) {
    const asked = sizes.map((messages, at) => async (seconds: number) => {
      const url = `${origin}/api/conversations/${conversationId(at + 1)}${pathOf(messages)}`;
      return perSecond(await loadGet(url, seconds, { authorization: `Bearer ${fanToken(at + 1)}` }));
    });
    const rounds = await inTurn(asked, TIMING);
    opened.push({
      name,
      rates: sizes.map((_, at) => median(rounds.map((rates) => rates[at] ?? 0))),
      times: median(rounds.map((rates) => (rates[0] ?? 0) / (rates.at(-1) ?? 0))),
    });
  }
  return opened;
}
