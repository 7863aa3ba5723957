import { type Path, paths } from '@likha/contract/addresses';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  matchRoutes,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router';
import { headFor } from '../../lib/load-persistently.ts';
import { currentSession } from '../../lib/session.ts';
import { soon } from '../../lib/soon.ts';
import { backOnItsWay } from '../../ui/use-back-closes.ts';
import { keepScroll } from './kept-scroll.ts';
import { loadRoutes } from './page-route.ts';

type History = ReturnType<typeof createBrowserHistory>;
type Place = History['location'];

/** Where somebody is, and whether another page is on its way. */
export interface Shown {
  /** Null before the first page's code is there. */
  readonly place: Place | null;
  readonly isMoving: boolean;
  /** The code of the page came and could not be run. */
  readonly isBroken: boolean;
  /** Whether the page stays where it is scrolled to. */
  readonly keepsScroll: boolean;
}

export interface OpenPages {
  navigator: Navigator;
  subscribe(listener: () => void): () => void;
  read(): Shown;
  /** As a link does. Resolves when that page is shown, or another that was asked for since. */
  open(path: Path, how?: { state?: unknown; replace?: boolean }): Promise<void>;
}

/** With whose option the page stays where it is scrolled to: a filter that changed, say. */
interface Options {
  preventScrollReset?: boolean;
}

/**
 * The pages of this browser's history. The page that is there stays until the code of the next has come; of two that are
 * asked for the later one is shown (P84).
 * @param isLoaded whether the routes of the open page have their code already
 * @param whoLooks until it is known who does, three seconds at most, the first page is not shown: a frame that came after it would take it away, with all that was opened on it (P880)
 */
export function createOpenPages(
  routes: RouteObject[],
  isLoaded: boolean,
  whoLooks: Promise<void> | null,
  history: History = createBrowserHistory(),
): OpenPages {
  const listeners = new Set<() => void>();
  let shown: Shown = {
    place: isLoaded ? history.location : null,
    isMoving: false,
    isBroken: false,
    keepsScroll: false,
  };
  let newest = 0;
  /** Whether the page that is on its way has the address already, as after Back. */
  let isAhead = false;

  function show(change: Partial<Shown>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }

  async function move(to: Place, enter: (() => void) | null, keepsScroll: boolean): Promise<void> {
    newest += 1;
    const own = newest;
    isAhead = enter === null;
    headFor(paths.here(to));
    if (shown.place) keepScroll(shown.place);
    const code = loadRoutes(matchRoutes(routes, to) ?? [], {
      search: to.search,
      user: currentSession().user,
    });
    let isBroken = false;
    if (code) {
      // Said once: what is rendered meanwhile may ask for the same page again.
      if (!shown.isMoving) show({ isMoving: true });
      isBroken = await code.then(
        () => false,
        () => true,
      );
    }
    // A dialog that closed meanwhile would take the next page's entry out in place of its own.
    const back = enter && backOnItsWay();
    if (back) await back;
    if (own !== newest) return;
    isAhead = false;
    enter?.();
    show({ place: history.location, isMoving: false, isBroken, keepsScroll });
  }

  const enter =
    (how: 'push' | 'replace') =>
    (to: To, state?: unknown, { preventScrollReset = false }: Options = {}): Promise<void> => {
      const here = history.location;
      const path = typeof to === 'string' ? new URL(to, window.location.href) : to;
      const { pathname = here.pathname, search = '', hash = '' } = path;
      const place = { ...here, pathname, search, hash, state };
      return move(place, () => history[how](to, state), preventScrollReset);
    };
  const navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: enter('push'),
    replace: enter('replace'),
  };
  history.listen(({ location }) => {
    // An overlay's entry is of the same page: nothing moves, and what is on its way comes.
    if (isSame(location, shown.place) && !isAhead) return;
    void move(location, null, false);
  });
  const begin = () => void move(history.location, null, false);
  if (!isLoaded && whoLooks) void soon(whoLooks).then(begin);
  else if (!isLoaded) begin();
  return {
    navigator,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => shown,
    open: (path, { state, replace = false } = {}) => navigator[replace ? 'replace' : 'push'](path, state),
  };
}

/** One entry of the history: those that the browser made by itself, for another hash, all have one key. */
function isSame(one: Place, other: Place | null): boolean {
  return (
    other !== null &&
    one.key === other.key &&
    one.hash === other.hash &&
    paths.here(one) === paths.here(other)
  );
}
