import { afterEach, expect, it, vi } from 'vitest';

type Handle = (event: object) => void;

/** What a browser keeps for all workers of an address. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://likha.test').href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (asked: Request | string, answer: Response) => void store.set(pathOf(asked), answer),
      match: async (asked: Request | string) => store.get(pathOf(asked))?.clone(),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (asked: Request | string) => store.delete(pathOf(asked)),
    };
  };
  const match = async (asked: string, { cacheName }: { cacheName?: string } = {}) => {
    const names = cacheName === undefined ? [...stores.keys()] : [cacheName];
    for (const name of names)
      if (stores.get(name)?.has(pathOf(asked))) return (await open(name)).match(asked);
    return undefined;
  };
  return {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

/** The worker of a release as a browser starts it, beside what earlier ones left. */
async function startWorker(release: string) {
  const handlers = new Map<string, Handle[]>();
  const self = {
    location: new URL('https://likha.test/service-worker.js?en'),
    registration: {
      scope: 'https://likha.test/',
      active: { scriptURL: 'https://likha.test/service-worker.js?en' },
    },
    clients: { claim: async () => undefined },
    caches,
    addEventListener: (name: string, handle: Handle) =>
      handlers.set(name, [...(handlers.get(name) ?? []), handle]),
  };
  for (const [name, value] of Object.entries({
    self,
    registration: self.registration,
    location: self.location,
  }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('KEPT_FILES', []);
  vi.stubGlobal('RELEASE', release);
  vi.resetModules();
  await import('./service-worker.js');
  return async (name: string, facts: object = {}): Promise<Response | undefined> => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      ...facts,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    };
    for (const handle of handlers.get(name) ?? []) handle(event);
    await Promise.all(waits);
    return answer;
  };
}

afterEach(() => vi.unstubAllGlobals());

it('a release that waits leaves the page without a network to the one before, whose styles it needs', async () => {
  vi.stubGlobal('caches', fakeCaches());
  const request = Object.defineProperty(new Request('https://likha.test/messages'), 'mode', {
    value: 'navigate',
  });
  const serves = (page: string) => vi.stubGlobal('fetch', async () => new Response(page));
  const isAway = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  serves('the page of the first');
  const first = await startWorker('1');
  await first('install');
  await first('activate');
  serves('the page of the second');
  const second = await startWorker('2');
  await second('install');
  isAway();
  expect(await (await first('fetch', { request }))?.text()).toBe('the page of the first');
  await second('activate');
  expect(await (await second('fetch', { request }))?.text()).toBe('the page of the second');
  expect((await caches.keys()).filter((name) => name.startsWith('likha-offline-'))).toEqual([
    'likha-offline-2',
  ]);
});
