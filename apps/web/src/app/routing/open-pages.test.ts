import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standOnTop } from '../../ui/use-back-closes.ts';
import { createOpenPages, type OpenPages } from './open-pages.ts';

/** Fake: the browser's history, and code that comes when a test says so. */
type History = NonNullable<Parameters<typeof createOpenPages>[3]>;
type Place = History['location'];

const Page = () => null;
let code: Record<string, PromiseWithResolvers<typeof Page>>;
let routes: RouteObject[];
let pages: OpenPages;
let entries: Place[];
let at: number;
let onPop: (location: Place) => void;

const placeOf = (pathname: string, key: string): Place => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key,
  mask: undefined,
});

function fakeHistory(): History {
  const enter = (isPush: boolean) => (to: unknown) => {
    if (isPush) at += 1;
    const pathname = typeof to === 'string' ? to : (to as Place).pathname;
    entries = [...entries.slice(0, at), placeOf(pathname, `${entries.length}${pathname}`)];
  };
  return {
    get location() {
      return entries[at];
    },
    listen(listener: (update: { location: Place }) => void) {
      onPop = (location) => listener({ location });
      return () => undefined;
    },
    push: enter(true),
    replace: enter(false),
  } as unknown as History;
}

function pop(to: number): void {
  at = to;
  onPop(entries[at] as Place);
}

beforeEach(() => {
  vi.stubGlobal('window', { scrollY: 0, location: { href: 'http://likha.test/' } });
  code = {};
  entries = [placeOf('/', 'first')];
  at = 0;
  const route = (path: string): RouteObject => ({
    path,
    handle: {
      code: {
        file: path,
        load: () => {
          code[path] = Promise.withResolvers();
          return code[path].promise;
        },
      },
    },
  });
  routes = [{ path: '/', Component: Page }, route('/a'), route('/b')];
  pages = createOpenPages(routes, true, null, fakeHistory());
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => pages.read().place?.pathname;
const address = () => entries[at]?.pathname;
const settle = () => new Promise((done) => setTimeout(done));
async function comes(path: string): Promise<void> {
  code[path]?.resolve(Page);
  await settle();
}

it('shows a page when its code has come, and at once the second time', async () => {
  void pages.open('/a' as never);
  expect([shown(), address(), pages.read().isMoving]).toEqual(['/', '/', true]);
  await comes('/a');
  expect([shown(), address(), pages.read().isMoving]).toEqual(['/a', '/a', false]);
  void pages.open('/' as never);
  void pages.open('/a' as never);
  expect([shown(), address()]).toEqual(['/a', '/a']);
});

it('shows the first page once it is known who looks, and its frame with it', async () => {
  const known = Promise.withResolvers<void>();
  pages = createOpenPages(routes, false, known.promise, fakeHistory());
  await settle();
  expect(shown()).toBe(undefined);
  known.resolve();
  await settle();
  expect(shown()).toBe('/');
});

it('shows it all the same where that is not known for three seconds', async () => {
  vi.useFakeTimers();
  try {
    pages = createOpenPages(routes, false, new Promise(() => {}), fakeHistory());
    await vi.advanceTimersByTimeAsync(2_999);
    expect(shown()).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('/');
  } finally {
    vi.useRealTimers();
  }
});

it('says when a page is shown', async () => {
  let isShown = false;
  const opened = pages.open('/a' as never).then(() => {
    isShown = true;
  });
  await settle();
  expect(isShown).toBe(false);
  await comes('/a');
  await opened;
  expect([isShown, shown()]).toEqual([true, '/a']);
});

it('shows the later of two, whichever comes first', async () => {
  void pages.open('/a' as never);
  void pages.open('/b' as never);
  await comes('/b');
  await comes('/a');
  expect([shown(), address(), entries.length]).toEqual(['/b', '/b', 2]);
});

it('is not kept from a page by an overlay that takes its entry out of the history', async () => {
  entries.push({ ...(entries[0] as Place) });
  at = 1;
  void pages.open('/a' as never);
  pop(0);
  await comes('/a');
  expect([shown(), address()]).toEqual(['/a', '/a']);
});

it('waits for the Back of a dialog that closed while a page was on its way', async () => {
  const browser = new EventTarget();
  let state: object = {};
  const history = {
    get state() {
      return state;
    },
    pushState: (next: object) => {
      state = next;
      entries.push({ ...(entries[at] as Place) });
      at += 1;
    },
    // It goes to the entry before the one that is on top when it arrives.
    back: () =>
      setTimeout(() => {
        state = {};
        pop(at - 1);
        browser.dispatchEvent(new Event('popstate'));
      }, 30),
  };
  const location = { href: 'http://likha.test/' };
  vi.stubGlobal('window', Object.assign(browser, { history, location, scrollY: 0 }));
  const close = standOnTop(vi.fn());
  const opened = pages.navigator.replace('/a');
  close();
  await settle();
  code['/a']?.resolve(Page);
  await opened;
  await new Promise((done) => setTimeout(done, 60));
  expect([shown(), address(), at]).toEqual(['/a', '/a', 0]);
});

it('follows an address whose hash the browser changed by itself', () => {
  entries.push({ ...(entries[0] as Place), hash: '#below' });
  pop(1);
  expect(pages.read().place?.hash).toBe('#below');
});

it('stays where somebody is who goes back and forward again before a page has come', async () => {
  entries = [placeOf('/a', 'before'), placeOf('/', 'first')];
  at = 1;
  pop(0);
  expect([shown(), pages.read().isMoving]).toEqual(['/', true]);
  pop(1);
  expect(pages.read().isMoving).toBe(false);
  await comes('/a');
  expect([shown(), address(), pages.read().isMoving]).toEqual(['/', '/', false]);
});

it('says so when the code of a page breaks, until somebody goes elsewhere', async () => {
  void pages.open('/a' as never);
  code['/a']?.reject(new Error('broken'));
  await settle();
  expect([address(), pages.read().isBroken]).toEqual(['/a', true]);
  void pages.open('/' as never);
  expect([shown(), pages.read().isBroken]).toEqual(['/', false]);
});
