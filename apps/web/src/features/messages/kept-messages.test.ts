import { expect, it } from 'vitest';
import { type Message, withMessages, withoutMessage } from './kept-messages.ts';

const message = (seq: number, text = `message ${seq}`) => ({ seq, text }) as Message;
const page = (seqs: number[], next_cursor: string | null) => ({
  messages: seqs.map((seq) => message(seq)),
  next_cursor,
});
const seqsOf = (pages: ReturnType<typeof withMessages>) =>
  pages.map(({ messages }) => messages.map(({ seq }) => seq));

it('takes new messages into the newest page, also one that staff released between others', () => {
  const pages = [page([9, 8, 6], '6'), page([5, 4], '4')];
  expect(seqsOf(withMessages(pages, [message(10), message(7)]))).toEqual([
    [10, 9, 8, 7, 6],
    [5, 4],
  ]);
});

it('replaces what changed where it stands', () => {
  const [, older] = withMessages([page([9], '9'), page([8, 7], null)], [message(7, 'changed')]);
  expect(older?.messages.map(({ text }) => text)).toEqual(['message 8', 'changed']);
});

it('leaves out what is older than what was loaded, as it comes with its page, unless there is no older page', () => {
  expect(seqsOf(withMessages([page([9, 8], '8')], [message(2)]))).toEqual([[9, 8]]);
  expect(seqsOf(withMessages([page([9, 8], null)], [message(2)]))).toEqual([[9, 8, 2]]);
  expect(seqsOf(withMessages([page([], null)], [message(1)]))).toEqual([[1]]);
});

const reply = (seq: number, to: number) => ({
  ...message(seq),
  reply_to: { seq: to, is_own: false, text: `message ${to}`, files_count: 2, tip_credits: null },
});
const quotesOf = (pages: ReturnType<typeof withMessages>) =>
  pages.flatMap(({ messages }) =>
    messages.map(({ reply_to: quote }) => quote && [quote.text, quote.files_count]),
  );

it.each(['unsent', 'removed'] as const)('leaves no word of what is %s in the replies to it', (state) => {
  const pages = [
    { messages: [reply(9, 7), reply(8, 6)], next_cursor: '8' },
    { messages: [message(7), message(6)], next_cursor: null },
  ];
  const gone = { ...message(7), text: null, state } as Message;
  expect(quotesOf(withMessages(pages, [gone])).slice(0, 2)).toEqual([
    [null, 0],
    ['message 6', 2],
  ]);
});

it('leaves no word either in replies to what somebody deleted for themselves', () => {
  const pages = [{ messages: [reply(9, 7), message(7)], next_cursor: null }];
  expect(withoutMessage(pages, 7)).toEqual([
    {
      messages: [{ ...reply(9, 7), reply_to: { ...reply(9, 7).reply_to, text: null, files_count: 0 } }],
      next_cursor: null,
    },
  ]);
});
