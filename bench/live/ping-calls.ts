import { setTimeout as pause } from 'node:timers/promises';
import { openWire } from './wire.ts';

const EVERY_MS = 10;
const LINES = 4;

/** How long other calls take meanwhile, a hundred a second: their 99th percentile, in milliseconds. @param signal ends it sooner */
export async function pingCalls(origin: string, seconds: number, signal?: AbortSignal): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: LINES }, async (_, line) => {
      const wire = openWire(origin);
      await pause((line * EVERY_MS) / LINES);
      while (performance.now() < until && !signal?.aborted) {
        const began = performance.now();
        const { status } = await wire.get('/api/config', 'accept: application/json\r\n');
        if (status !== 200) throw new Error(`another call was answered with ${status}`);
        times.push(performance.now() - began);
        await pause(Math.max(0, EVERY_MS * LINES - (performance.now() - began)));
      }
      wire.close();
    }),
  );
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
