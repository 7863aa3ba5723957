import type { Language } from '@likha/contract/language';
import { dehydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { createQueryClient } from '../../lib/query-client.ts';
import { Providers } from '../providers.tsx';
import { type RouteHandle, routes } from '../router.tsx';
import { collectText } from './collect-text.ts';
import { isRendered, type ReadApi, readAnswers } from './page-answers.ts';
import { createFrame, linksOf, type Manifest, splitHead } from './page-frame.ts';
import { renderedStateElement } from './rendered-state.ts';

interface PageRequest {
  /** Path and query. */
  url: string;
  language: Language;
  /** Where people reach Likha, without a slash at the end. */
  origin: string;
  read: ReadApi;
  signal: AbortSignal;
}

export interface Page {
  status: number;
  html: string;
}

/**
 * The pages of the web app as text. The server loads this by its path and knows these two functions of it.
 * @param template the built `index.html`
 * @param manifest what Vite wrote of the build
 * @throws when the build lacks the code of a route
 */
export function createPages(template: string, manifest: Manifest) {
  const frame = createFrame(template);
  const handler = createStaticHandler(routes);
  for (const file of filesOf(everyRoute(routes))) linksOf(manifest, [file]);

  /** A page without content, as whoever is signed in gets it: its code arrives with it, and fills it. */
  function empty({ url, language }: Pick<PageRequest, 'url' | 'language'>): Page {
    const matched = matchedRoutes(url);
    const isKnown = matched.at(-1)?.path !== '*';
    const head = `<title>Likha</title>${linksOf(manifest, filesOf(matched))}`;
    return { status: isKnown ? 200 : 404, html: frame({ language, head }) };
  }

  /**
   * A page as a guest sees it; null for pages that are not for guests. Nobody else's answers are in it, as it asks as a guest.
   * @throws ApiError for what cannot be answered, and whatever breaks a component
   */
  async function render(request: PageRequest): Promise<Page | null> {
    const { url, language, origin, signal } = request;
    const matched = matchedRoutes(url);
    const pattern = matched.at(-1)?.path;
    if (pattern === undefined || !isRendered(pattern)) return null;
    const queries = createQueryClient();
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryOnMount: false } });
    const context = await handler.query(new Request(new URL(url, origin), { signal }));
    if (context instanceof Response) return null;
    const place = { params: context.matches.at(-1)?.params ?? {}, query: new URL(url, origin).searchParams };
    const missing = await readAnswers(pattern, place, queries, request.read);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await renderText(
      <StrictMode>
        <Providers queries={queries} origin={origin} rendered={language}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </StrictMode>,
      signal,
    );
    const { head, content } = splitHead(html);
    const noIndex = missing ? '<meta name="robots" content="noindex">' : '';
    const page = frame({
      language,
      head: head + noIndex + linksOf(manifest, filesOf(matched)),
      content,
      // What was refused is asked again by the browser, which then begins anew.
      state: missing ? '' : renderedStateElement({ origin, language, answers: dehydrate(queries) }),
    });
    queries.clear();
    return { status: missing ? 404 : 200, html: page };
  }

  return { render, empty };
}

function matchedRoutes(url: string): RouteObject[] {
  const [pathname = '/'] = url.split('?', 1);
  return (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
}

function filesOf(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ handle }) => (handle ? [(handle as RouteHandle).file] : []));
}

function everyRoute(list: readonly RouteObject[]): RouteObject[] {
  return list.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}

/** The whole page once all of it is there, and no script in it: a part that React would put in place later needs one. */
function renderText(app: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectText(done)),
      onShellError: fail,
      onError: fail,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
