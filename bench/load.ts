import { connect, type Socket } from 'node:net';
import autocannon from 'autocannon';
import type { Done } from './spent.ts';

export const CONNECTIONS = 8;
/** A server ends a connection after so many thousand requests, which this client does not notice: it begins another before. */
const REQUESTS_A_CONNECTION = 5000;

/** What a browser says with every request: both sides are asked as browsers ask. */
export const BROWSER: Readonly<Record<string, string>> = {
  accept: 'application/json, text/plain, */*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-PH,en;q=0.9,fil;q=0.8',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0 Mobile Safari/537.36',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
};

/** Asks one address for so many seconds. Any answer but 2xx spoils the run. */
export async function loadGet(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Done> {
  const result = await autocannon({
    url,
    headers: { ...BROWSER, ...headers },
    connections: CONNECTIONS,
    reconnectRate: REQUESTS_A_CONNECTION,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { count: result['2xx'], seconds: result.duration };
}

/** Runs `act` from `width` workers at once for so many seconds; waits for those under way, and counts them. */
export async function loadCalls(
  width: number,
  seconds: number,
  act: (worker: number) => Promise<boolean>,
): Promise<Done> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: width }, async (_, worker) => {
      while (performance.now() < until) {
        if (await act(worker)) count += 1;
      }
    }),
  );
  return { count, seconds: (performance.now() - began) / 1000 };
}

/** One kept connection that asks and waits, with as little work of its own as can be: what is measured shares its cores. */
export interface Line {
  /** A POST with JSON. @returns false when the server was too busy for it (503) @throws on any other answer but 200 */
  post(path: string, headers: Record<string, string>, body: object): Promise<boolean>;
  close(): void;
}

const FIXED = Object.entries(BROWSER)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

const LAST_ANSWER = /\r\nconnection: close\r\n/i;

/** A line that the server has closed meanwhile is opened again by who next asks on it. */
export function openLine(origin: string): Line {
  const { hostname, port, host } = new URL(origin);
  let socket: Socket | null = null;
  let waiting: PromiseWithResolvers<boolean> | null = null;
  let received = '';

  function dial(): Socket {
    const dialled = connect({ host: hostname, port: Number(port), noDelay: true });
    dialled.setEncoding('latin1').on('error', (error) => waiting?.reject(error));
    dialled.on('close', () => {
      if (socket !== dialled) return;
      waiting?.reject(new Error('the server closed the connection'));
      socket = null;
    });
    dialled.on('data', (chunk: string) => {
      received += chunk;
      const status = statusOfWhole(received);
      if (status === null) return;
      // After so many requests on one connection a server has no other answer than 503: it is left, as browsers do.
      if (LAST_ANSWER.test(received)) {
        socket = null;
        dialled.destroy();
      }
      if (status === '200' || status === '503') waiting?.resolve(status === '200');
      else waiting?.reject(new Error(`answered ${received}`));
      received = '';
      waiting = null;
    });
    return dialled;
  }

  return {
    post(path, headers, body) {
      const payload = JSON.stringify(body);
      const own = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
      waiting = Promise.withResolvers();
      socket ??= dial();
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${FIXED}${own}content-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`,
      );
      return waiting.promise;
    },
    close: () => void socket?.destroy(),
  };
}

/** The status of an answer that has arrived to its end; null before. */
function statusOfWhole(received: string): string | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
  return received.length < end + 4 + length ? null : received.slice(9, 12);
}
