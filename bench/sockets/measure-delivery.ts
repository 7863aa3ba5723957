import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { type Running, residentMegabytes } from '../processes.ts';
import { familyMs, processorMs } from '../processor-time.ts';

/** One side of the comparison: how its sockets are opened, and how something is said to those of a pair. */
export interface Way {
  server: Running;
  path: string;
  /** Of the socket of one of a pair. */
  opening(
    pair: number,
    who: 'fan' | 'creator',
  ): { query?: Record<string, string>; headers?: Record<string, string> };
  /** Says something to the creator of a pair. Resolves when it was taken. */
  say(pair: number, from: Socket): Promise<void>;
}

export interface Delivery {
  sockets: number;
  sent: number;
  arrived: number;
  medianMs: number;
  p99Ms: number;
  kilobytesASocket: number;
  /** Processor time for each of what was said, of the server and of the database; other work on the machine does not count. */
  serverMs: number;
  databaseMs: number;
}

const OPENED_AT_ONCE = 50;
/** Until what was made to let so many in is gone from memory. */
const REST_MS = 5000;
const LAST_MS = 3000;

/** Opens two sockets for each pair, says so many things a second for so long, and notes when each is heard by whom it was said to. */
export async function measureDelivery(
  way: Way,
  { pairs, aSecond, seconds }: { pairs: number; aSecond: number; seconds: number },
  postmaster: number,
): Promise<Delivery> {
  const before = residentMegabytes(way.server.pid);
  const fans: Socket[] = [];
  const heard = new Map<number, () => void>();
  const all: Socket[] = [];
  for (let first = 0; first < pairs; first += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, pairs - first) }, (_, turn) => first + turn);
    await Promise.all(
      some.map(async (pair) => {
        fans[pair] = await open(way, pair, 'fan');
        const creator = await open(way, pair, 'creator');
        creator.on('ring', () => heard.get(pair)?.());
        all.push(fans[pair], creator);
      }),
    );
  }
  await pause(REST_MS);
  const kilobytesASocket = ((residentMegabytes(way.server.pid) - before) * 1024) / all.length;
  const times: number[] = [];
  const sent = aSecond * seconds;
  const spentBefore = [processorMs(way.server.pid), familyMs(postmaster)] as const;
  const began = performance.now();
  for (let turn = 0; turn < sent; turn += 1) {
    await pause(Math.max(0, began + (turn * 1000) / aSecond - performance.now()));
    const pair = turn % pairs;
    const at = performance.now();
    heard.set(pair, () => {
      heard.delete(pair);
      times.push(performance.now() - at);
    });
    const from = fans[pair];
    if (from) void way.say(pair, from);
  }
  await pause(LAST_MS);
  const serverMs = (processorMs(way.server.pid) - spentBefore[0]) / sent;
  const databaseMs = (familyMs(postmaster) - spentBefore[1]) / sent;
  for (const socket of all) socket.disconnect();
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    sockets: all.length,
    sent,
    arrived: times.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    kilobytesASocket,
    serverMs,
    databaseMs,
  };
}

async function open(way: Way, pair: number, who: 'fan' | 'creator'): Promise<Socket> {
  const { query, headers } = way.opening(pair, who);
  const socket = io(way.server.url, {
    path: way.path,
    addTrailingSlash: false,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(query && { query }),
    ...(headers && { extraHeaders: headers }),
  });
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  return socket;
}
