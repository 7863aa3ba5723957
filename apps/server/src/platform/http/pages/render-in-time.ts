import type { Page, PageRequest, WebPages } from './web-pages.ts';

/** A request without the means to end it, which are added here. */
export type Asked = Omit<PageRequest, 'signal'>;

/** A page, unless it takes longer than this. @throws what breaks it, and when the time is over */
export function renderInTime(pages: WebPages, request: Asked, patienceMs: number): Promise<Page | null> {
  const signal = AbortSignal.timeout(patienceMs);
  return Promise.race([pages.render({ ...request, signal }), ends(signal)]);
}

/** Fails when the time is over. */
function ends(signal: AbortSignal): Promise<never> {
  return new Promise((_done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}
