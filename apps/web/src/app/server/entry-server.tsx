import { PAGE_QUERY, type Path } from '@likha/contract/addresses';
import type { Language } from '@likha/contract/language';
import { queryText } from '@likha/contract/query-text';
import { dehydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type RouteMatch, type RouteObject, renderMatches, StaticRouter } from 'react-router';
import type { ApiError } from '../../lib/api-error.ts';
import type { Answer, Me } from '../../lib/api-types.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { forScreens, sessionOf } from '../../lib/session.ts';
import { detourOf } from '../homes.ts';
import { adminParts } from '../pages/admin-parts.ts';
import { studioParts } from '../pages/studio/studio-parts.ts';
import { Providers } from '../providers.tsx';
import { routes } from '../router.tsx';
import { fileOf, filesOf, loadRoutes, type RouteHandle } from '../routing/page-route.ts';
import { collectText } from './collect-text.ts';
import { createMatcher } from './match-routes.ts';
import { isRendered, type ReadApi, readAnswers } from './page-answers.ts';
import { createPageFiles, type Manifest } from './page-files.ts';
import { createFrame, type SameStretch, splitHead } from './page-frame.ts';
import { renderedStateElement } from './rendered-state.ts';

interface PageRequest {
  /** Path and query. */
  url: string;
  language: Language;
  /** Where people reach Likha, without a slash at the end. */
  origin: string;
  read: ReadApi;
  /** Whether `read` asks as nobody; otherwise as whoever sent the request. */
  isGuest: boolean;
  signal: AbortSignal;
}

export interface Page {
  status: number;
  html: string;
  /** Where else it is. */
  location?: string;
  /** Stretches of it that are the same in other pages. */
  same?: readonly SameStretch[];
}

/** The name in the address was given up; browsers ask again, as it may be another's one day. */
const MOVED = 301;

/** The page is not for this person, who is led where they belong; today's page may be theirs tomorrow. */
const ELSEWHERE = 302;

/** Longer ones are nobody's search. */
const LONGEST_VALUE = 100;

/** What the build left for browsers. */
interface Build {
  /** `index.html` */
  template: string;
  manifest: Manifest;
  /** A file as text. */
  read(file: string): string;
}

/**
 * The pages of the web app as text. The server loads this by its path and knows of it what this returns.
 * @throws when the build lacks the code of a route
 */
export function createPages({ template, manifest, read }: Build) {
  // The one script that stands in pages; the server's policy names it.
  const script = `${read('colour-scheme.js')}${read('begin.js')}`;
  const frame = createFrame(template, script);
  const pageFiles = createPageFiles(manifest, read);
  for (const file of everyFile()) pageFiles([file]);

  /** A page without content, as whoever is signed in gets it: its code arrives with it, and fills it. */
  function empty({ url, language }: Pick<PageRequest, 'url' | 'language'>): Page {
    const matched = matchedRoutes(url);
    const isKnown = matched.at(-1)?.route.path !== '*';
    const files = pageFiles(filesOf(matched, { search: queryOf(url), user: null }));
    return {
      status: isKnown ? 200 : 404,
      html: frame.empty({ language, head: '<title>Likha</title>', files }),
    };
  }

  /**
   * A page as whoever asks sees it; null for pages that are not theirs or begin empty. It holds what `read` answers and
   * nothing else, so that a guest's page is the same for every guest, and a person's page is theirs alone.
   * @throws ApiError for what cannot be answered, and whatever breaks a component
   */
  async function render(request: PageRequest): Promise<Page | null> {
    const { url, origin, signal } = request;
    const matched = matchedRoutes(url);
    const pattern = matched.at(-1)?.route.path;
    const user = request.isGuest ? null : await readUser(request.read);
    // Whose session has ended begins as nobody, and is told.
    if (pattern === undefined || (!user && !request.isGuest)) return null;
    const language = user?.language ?? request.language;
    const query = new URL(url, origin).searchParams;
    if (!isRendered(pattern, { user })) return null;
    const detour = user && detourFrom(matched, user);
    if (detour) return { status: ELSEWHERE, html: '', location: detour };
    const queries = createQueryClient();
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryOnMount: false } });
    const viewed = { search: queryOf(url), user };
    await loadRoutes(matched, viewed);
    const place = { params: matched.at(-1)?.params ?? {}, query, user };
    const { refusal, movedTo } = await readAnswers(pattern, place, queries, request.read);
    if (movedTo) return { status: MOVED, html: '', location: movedTo };
    const html = await renderText(
      <StrictMode>
        <Providers queries={queries} origin={origin} rendered={language} session={sessionOf(user)}>
          <StaticRouter location={url}>{renderMatches(matched)}</StaticRouter>
        </Providers>
      </StrictMode>,
      signal,
    );
    const { head, content } = splitHead(html);
    const noIndex = refusal ? '<meta name="robots" content="noindex">' : '';
    const page = frame.full({
      language,
      head: head + noIndex,
      files: pageFiles(filesOf(matched, viewed)),
      content,
      // What was refused is asked again by the browser, which then begins anew.
      state: refusal ? '' : renderedStateElement({ origin, language, user, answers: dehydrate(queries) }),
    });
    queries.clear();
    return { status: refusal ? statusOf(refusal) : 200, ...page };
  }

  /** What a guest's page is kept under: an address without what no page reads, so that nobody makes new ones of it at will. */
  function guestAddress(url: string): string | null {
    const matched = matchedRoutes(url);
    const pattern = matched.at(-1)?.route.path;
    if (pattern === undefined || !isRendered(pattern, { user: null })) return null;
    const query = queryOf(url);
    const known = PAGE_QUERY.map((name) => [
      name,
      new URLSearchParams(query).get(name)?.slice(0, LONGEST_VALUE),
    ]);
    return `${url.split('?', 1)[0]}${queryText(Object.fromEntries(known))}`;
  }

  return { render, empty, guestAddress, script };
}

async function readUser(read: ReadApi): Promise<Me | null> {
  const { status, body } = await read('/auth/session');
  const { user } = status === 200 ? (body as Answer<'GET /auth/session'>) : { user: null };
  return user && forScreens(user);
}

/** An address that cannot be anybody's is one that nobody has. */
function statusOf({ status }: ApiError): number {
  return status === 422 ? 404 : status;
}

const matchPathname = createMatcher(routes);

const matchedRoutes = (url: string): RouteMatch[] => matchPathname(url.split('?', 1)[0] ?? '/');

/** What follows the path. */
const queryOf = (url: string) => url.split('?', 2)[1] ?? '';

function everyFile(): string[] {
  const parts = [...Object.values(adminParts), ...Object.values(studioParts)];
  return [...everyRoute(routes).flatMap(fileOf), ...parts.map(({ file }) => file)];
}

/** Where the guards of a page send somebody who may not see it, as they do in a browser; null for who may. */
function detourFrom(matched: readonly RouteMatch[], user: Me): Path | null {
  for (const { route } of matched) {
    const guard = (route.handle as RouteHandle | undefined)?.guard;
    const detour = guard && !guard.isForEverybody ? detourOf(user, guard.only) : null;
    if (detour) return detour;
  }
  return null;
}

function everyRoute(list: readonly RouteObject[]): RouteObject[] {
  return list.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}

/**
 * The whole page, and no script in it: a part that React would put in place later needs one. At once where all of its code is
 * there, which is nearly always; what the quick way leaves to the browser, as it is late or broken, is waited for or thrown.
 */
async function renderText(app: ReactNode, signal: AbortSignal): Promise<string> {
  const html = renderToString(app);
  return html.includes(LEFT_TO_BROWSER) ? renderWhole(app, signal) : html;
}

/** How React marks a boundary that has not been rendered; `<` of a text is escaped. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** @throws whatever breaks a component, and the signal's reason */
function renderWhole(app: ReactNode, signal: AbortSignal): Promise<string> {
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
