import type { Page } from '@playwright/test';

/** What a page's own thread did while it was looked at. */
export interface PageTime {
  /** Of a second, by the processor. */
  msPerSecond: number;
  /** How much later than it should a timer was called, as a press would be; the slowest of a hundred, by the clock. */
  lateP99Ms: number;
  /** Parts that were sent, a second: two, where nobody is too slow. */
  parts: number;
}

/** From one look at how late the page is to the next. */
const EVERY_MS = 20;

/** In the page. */
const READ_LATE = `(seconds) => new Promise((done) => {
  const late = [];
  const until = performance.now() + seconds * 1000;
  const wait = () => {
    const due = performance.now() + ${EVERY_MS};
    setTimeout(() => {
      const now = performance.now();
      late.push(Math.max(0, now - due));
      if (now < until) wait();
      else done(late);
    }, ${EVERY_MS});
  };
  wait();
})`;

export async function measurePage(page: Page, seconds: number): Promise<PageTime> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  let parts = 0;
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT') parts += 1;
  });
  const [before, from] = [await spent(), performance.now()];
  const late = await page.evaluate<number[]>(`(${READ_LATE})(${seconds})`);
  const [after, until] = [await spent(), performance.now()];
  await devtools.detach();
  const sorted = late.toSorted((one, other) => one - other);
  const passed = (until - from) / 1000;
  return {
    msPerSecond: ((after - before) * 1000) / passed,
    lateP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    parts: parts / passed,
  };
}
