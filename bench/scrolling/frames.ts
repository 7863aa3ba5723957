import type { CDPSession, Page } from '@playwright/test';

/** How a page was drawn while something was done to it. */
export interface Frames {
  seconds: number;
  frames: number;
  /** By the clock: that long lay between two frames. Whatever else the machine does counts. */
  late: number;
  veryLate: number;
  /** By the processor: so much the page's own thread did for one frame, of which it has 16.7 ms. */
  meanMs: number;
  p99Ms: number;
  mostMs: number;
  /** Frames that were looked at so, and those that took longer than one frame has, or than two have. */
  worked: number;
  busy: number;
  veryBusy: number;
  /** Elements at the end. */
  elements: number;
}

/** A frame at 60 a second, and a bit: clocks of frames are not that even. */
const LATE_MS = 18;
const VERY_LATE_MS = 34;
const FRAME_MS = 16.7;
const FRAMES_MS = 33.3;

/** In the page. */
const NOTE_FRAMES = `{
  const times = (window.frameTimes = []);
  const note = (at) => {
    if (window.frameTimes !== times) return;
    times.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}`;
const READ_FRAMES = `(() => {
  const times = window.frameTimes;
  window.frameTimes = null;
  return { times, elements: document.querySelectorAll('*').length };
})()`;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

/** Does something to a page, and looks at each frame meanwhile: when it came, and what the page's thread had to do for it. */
export async function measureFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  const events = await traced(devtools, async () => {
    await page.evaluate(NOTE_FRAMES);
    await act();
  });
  const { times, elements } = await page.evaluate<{ times: number[]; elements: number }>(READ_FRAMES);
  await devtools.detach();
  const between = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const work = workOfFrames(events);
  const sorted = work.toSorted((one, other) => one - other);
  return {
    seconds: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000,
    frames: between.length,
    late: between.filter((ms) => ms > LATE_MS).length,
    veryLate: between.filter((ms) => ms > VERY_LATE_MS).length,
    meanMs: work.reduce((sum, ms) => sum + ms, 0) / work.length,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    mostMs: sorted.at(-1) ?? Number.NaN,
    worked: work.length,
    busy: work.filter((ms) => ms > FRAME_MS).length,
    veryBusy: work.filter((ms) => ms > FRAMES_MS).length,
    elements,
  };
}

async function traced(devtools: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(...(value as unknown as TraceEvent[])),
  );
  const whole = new Promise<void>((done) => devtools.once('Tracing.tracingComplete', () => done()));
  const includedCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories },
  });
  try {
    await act();
  } finally {
    await devtools.send('Tracing.end');
    await whole;
  }
  return events;
}

/** Processor time of the page's thread from one frame to the next, in milliseconds. */
function workOfFrames(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame').toSorted((a, b) => a.ts - b.ts);
  const thread = mostOften(frames.map(({ pid, tid }) => `${pid} ${tid}`));
  const isOurs = ({ pid, tid }: TraceEvent) => `${pid} ${tid}` === thread;
  const begins = frames.filter(isOurs).map(({ ts }) => ts);
  const tasks = events
    .filter((event) => isOurs(event) && event.name === 'RunTask' && event.tdur !== undefined)
    .toSorted((a, b) => a.ts - b.ts);
  const work = begins.map(() => 0);
  let frame = 0;
  for (const { ts, tdur = 0 } of tasks) {
    while (frame + 1 < begins.length && ts >= (begins[frame + 1] ?? 0)) frame += 1;
    work[frame] = (work[frame] ?? 0) + tdur / 1000;
  }
  return work;
}

function mostOften(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
