import { setTimeout as pause } from 'node:timers/promises';
import { makeStream } from '../../apps/server/src/providers/live/live-parts.fixture.ts';
import { type Running, residentMegabytes } from '../processes.ts';
import { processorMs } from '../processor-time.ts';
import { callsOf } from './calls.ts';
import type { Crowd } from './crowd.ts';
import type { BenchPerson } from './fill-viewers.ts';
import { sendLive } from './host.ts';
import type { ViewerResult } from './viewer.ts';

const PART_MS = 500;
/** Until all have begun; what is measured comes after it. */
const SETTLE_SECONDS = 6;

export interface LiveCase {
  streams: number;
  viewers: number;
  bitsPerSecond: number;
  seconds: number;
}

export interface LiveFigures extends LiveCase {
  /** Of one core. */
  corePercent: number;
  /** Above what the server held before. */
  megabytesAbove: number;
  stalls: number;
  errors: number;
  startP95Ms: number;
  mbitsPerSecond: number;
  /** Of other calls meanwhile. */
  callsP99Ms: number;
  lateParts: number;
}

/** Streams with viewers at one server, as they happen. */
export async function measureLive(
  given: LiveCase,
  server: Running,
  crowd: Crowd,
  people: { hosts: readonly BenchPerson[]; fans: readonly BenchPerson[] },
): Promise<LiveFigures> {
  const { streams, viewers, bitsPerSecond, seconds } = given;
  const made = await makeStream({ seconds: seconds + 4 * SETTLE_SECONDS, bitsPerSecond });
  const calls = callsOf(server.url);
  const idle = residentMegabytes(server.pid);
  const ids: string[] = [];
  const stops: (() => Promise<number>)[] = [];
  for (const { token: session } of people.hosts.slice(0, streams)) {
    const { id, url, token } = await calls.begin(session);
    ids.push(id);
    stops.push(sendLive({ origin: server.url, url, token, session, made, partMs: PART_MS }));
    // No two hosts begin at the same moment.
    await pause(PART_MS / streams);
  }
  const watches = ids.flatMap((id, stream) =>
    people.fans.slice(stream * viewers, (stream + 1) * viewers).map(async ({ token }) => ({
      playlist: await calls.watch(id, token),
      headers: `cookie: likha_session=${token}\r\n`,
    })),
  );
  const addresses = await Promise.all(watches);
  await pause(SETTLE_SECONDS * 1000);
  const half = Math.ceil(addresses.length / 2);
  const task = {
    kind: 'watch',
    origin: server.url,
    seconds: seconds + SETTLE_SECONDS,
    overMs: 3000,
  } as const;
  const watched = crowd.run([
    { ...task, viewers: addresses.slice(0, half) },
    { ...task, viewers: addresses.slice(half) },
  ]);
  await pause(SETTLE_SECONDS * 1000);
  const corePercent = await corePercentOf(server, seconds / 2);
  const callsP99Ms = await crowd.ping(server.url, seconds / 2 - 1);
  const held = residentMegabytes(server.pid);
  const results = await watched;
  const late = (await Promise.all(stops.map((stop) => stop()))).reduce((sum, one) => sum + one, 0);
  for (const [at, id] of ids.entries()) await calls.end(id, people.hosts[at]?.token ?? '');
  return {
    ...given,
    corePercent,
    megabytesAbove: held - idle,
    callsP99Ms,
    lateParts: late,
    ...summed(results, seconds + SETTLE_SECONDS),
  };
}

function summed(results: readonly ViewerResult[], seconds: number) {
  const starts = results.map(({ startMs }) => startMs ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const sum = (of: (result: ViewerResult) => number) => results.reduce((all, one) => all + of(one), 0);
  return {
    stalls: sum(({ stalls }) => stalls),
    errors: sum(({ errors }) => errors),
    startP95Ms: starts[Math.min(starts.length - 1, Math.floor(starts.length * 0.95))] ?? Number.NaN,
    mbitsPerSecond: (sum(({ bytes }) => bytes) * 8) / 1_000_000 / seconds,
  };
}

/** What a program takes of one core, over so many seconds. */
async function corePercentOf({ pid }: Running, seconds: number): Promise<number> {
  const [before, began] = [processorMs(pid), performance.now()];
  await pause(seconds * 1000);
  return ((processorMs(pid) - before) / (performance.now() - began)) * 100;
}

export interface FloorFigures {
  corePercent: number;
  mbitsPerSecond: number;
  /** Of calls of an idle server beside it: what it does to them that others use the same cores. */
  callsP99Ms: number;
}

/** The same bytes from a bare file server, list and part by turns. @param idle our server, which has nothing else to do */
export async function measureFloor(
  { streams, viewers, seconds }: LiveCase,
  { floor, idle }: { floor: Running; idle: Running },
  crowd: Crowd,
): Promise<FloorFigures> {
  const count = (streams * viewers) / 2;
  const whole = seconds + SETTLE_SECONDS;
  const task = { kind: 'steady', origin: floor.url, count, seconds: whole, everyMs: PART_MS } as const;
  const fetched = crowd.run([task, task]);
  await pause(SETTLE_SECONDS * 1000);
  const corePercent = await corePercentOf(floor, seconds / 2);
  const callsP99Ms = await crowd.ping(idle.url, seconds / 2 - 1);
  return { corePercent, callsP99Ms, mbitsPerSecond: summed(await fetched, whole).mbitsPerSecond };
}
