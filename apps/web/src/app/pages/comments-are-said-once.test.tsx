import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddComment } from '../../features/posts/api/use-add-comment.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Said } from './screens.fixture.tsx';

// What is fake: the network, and the toast, whose words are kept.
const said = vi.hoisted(() => [] as Said);
vi.mock('../../ui/toast/toast.ts', async (original) => ({
  ...(await original<object>()),
  notify: (toast: Said[number]) => void said.push(toast),
}));

interface Body {
  text: string;
  client_id: string;
}
const sent: Body[] = [];
const ID = '0198a000-0000-7000-8000-000000000000';

/** The next answers of the server, null for one that is lost on its way. */
function answering(...answers: (object | null)[]): void {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer, { status: 'code' in answer ? 422 : 201 });
  });
}

function Screen({ useIt }: { useIt: () => void }) {
  useIt();
  return null;
}

/** Presses of one form, one after the other. */
function form(): (text: string) => Promise<unknown> {
  let add: ReturnType<typeof useAddComment> | undefined;
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Screen
        useIt={() => {
          add = useAddComment();
        }}
      />
    </QueryClientProvider>,
  );
  return async (text) => add?.mutateAsync({ params: { id: ID }, body: { text } }).catch(() => undefined);
}

beforeEach(() => {
  said.splice(0);
  sent.splice(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('is sent again under its name after a lost answer, which is said to be none', async () => {
  answering(null, { is_in_review: false });
  const press = form();
  await press('Ang ganda!');
  expect(said).toEqual([
    {
      title: 'Not confirmed yet',
      text: 'The answer did not arrive, so we cannot say yet whether your comment was posted. Press again: it is posted once.',
    },
  ]);
  await press('Ang ganda!');
  expect(said.at(-1)).toEqual({ title: 'Comment posted' });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.client_id).toMatch(/^[0-9a-f-]{36}$/);
});

it('is another with other words, and with the same ones once it was posted', async () => {
  answering(null, null, { is_in_review: false }, { is_in_review: false });
  const press = form();
  for (const text of ['Ang ganda', 'Ang ganda!', 'Ang ganda!', 'Ang ganda!']) await press(text);
  const [first, changed, again, anew] = sent.map((body) => body.client_id);
  expect(again).toBe(changed);
  expect(new Set([first, changed, anew]).size).toBe(3);
});

it('is said to be deleted since where it was, and is another when it is pressed again (P920)', async () => {
  answering(null, { code: 'comment_deleted', status: 409 }, { is_in_review: false });
  const press = form();
  for (let turn = 0; turn < 3; turn += 1) await press('Ang ganda!');
  expect(said.slice(1)).toEqual([
    {
      title: 'Posted, then deleted',
      text: 'Your comment had been posted, and was deleted since. To post it anew, press again.',
    },
    { title: 'Comment posted' },
  ]);
  const [first, again, anew] = sent.map((body) => body.client_id);
  expect(again).toBe(first);
  expect(anew).not.toBe(first);
});

it('is said not to be posted where somebody said so', async () => {
  answering({ code: 'validation_failed', status: 422, detail: 'Write a comment first' });
  await form()('');
  expect(said).toEqual([{ tone: 'bad', title: 'Comment not posted', text: 'Write a comment first' }]);
});
