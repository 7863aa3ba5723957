import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Me } from '../../lib/api-types.ts';
import { queryClient } from '../../lib/query-client.ts';
import { RenderedSession, sessionOf } from '../../lib/session.ts';
import { KitTheme } from '../../ui/theme/kit-theme.tsx';

/** What toasts said: what a test puts in the place of `notify` keeps their words here. */
export type Said = { title: string; text?: string }[];

const REFUSED = { code: 'validation_failed', status: 422 };

/** How something is done as its screen does it, and what is said of it. @param said where toasts go */
export function actSaying(said: Said) {
  /** @param body what the server answers: a refusal without words unless told otherwise; one has a `code` */
  return async function act<Sent>(
    useIt: () => { mutateAsync: (sent: Sent) => Promise<unknown> },
    sent: Sent,
    body: object = REFUSED,
  ): Promise<[string, string | undefined] | undefined> {
    answerAll('code' in body ? 422 : 200, body);
    let action: ReturnType<typeof useIt> | undefined;
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Screen
          useIt={() => {
            action = useIt();
          }}
        />
      </QueryClientProvider>,
    );
    await action?.mutateAsync(sent).catch(() => undefined);
    const [last] = said.splice(0).slice(-1);
    return last && [last.title, last.text];
  };
}

function Screen({ useIt }: { useIt: () => void }) {
  useIt();
  return null;
}

/** Calls and uploads get this answer. */
function answerAll(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = status;
      responseText = JSON.stringify(body);
      onload = () => {};
      onloadend = () => {};
      open() {}
      send() {
        queueMicrotask(() => {
          this.onload();
          this.onloadend();
        });
      }
    },
  );
}

interface Shown {
  /** By address; what is not named fails. Null: everything is still on its way. */
  answers?: Record<string, object> | null;
  /** How it fails: without an answer unless told otherwise. */
  failure?: ApiError;
  user?: Partial<Me>;
}

/** A screen as it stands once all that it asks for was answered: its words, with a stroke for each tag. */
export function shown(screen: ReactNode, how?: Shown): string {
  return markupOf(screen, how).replace(/<[^>]+>/g, '|');
}

/** The same with its tags. */
export function markupOf(
  screen: ReactNode,
  { answers = {}, failure = new ApiError('network'), user }: Shown = {},
): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const render = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <RenderedSession value={sessionOf((user as Me | undefined) ?? null)}>
            <KitTheme>{screen}</KitTheme>
          </RenderedSession>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  // Rendered twice: the first time it says what it asks for, and parts may ask only once others have their answer.
  for (let time = 0; answers && time < 2; time += 1) {
    render();
    for (const query of client.getQueryCache().getAll())
      settle(query, answers[String(query.queryKey[0])] ?? failure);
  }
  return render();
}

function settle(query: Query, answer: object): void {
  if (query.state.status !== 'pending') return;
  const isPaged = query.queryKey.at(-1) === 'pages';
  if (answer instanceof ApiError) query.setState({ status: 'error', error: answer, fetchStatus: 'idle' });
  else query.setData(isPaged ? { pages: [answer], pageParams: [undefined] } : answer);
}
