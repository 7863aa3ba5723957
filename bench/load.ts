import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

const CONNECTIONS = 8;

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

/** Requests a second of one address, for so many seconds. Any answer but 2xx spoils the run. */
export async function loadGet(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const result = await autocannon({
    url,
    headers: { ...BROWSER, ...headers },
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

/** Runs `act` from `width` workers at once for so many seconds; answers how often a second. */
export async function loadCalls(
  width: number,
  seconds: number,
  act: (worker: number) => Promise<void>,
): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: width }, async (_, worker) => {
      while (performance.now() < until) {
        await act(worker);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** A POST with JSON over a kept connection. @throws unless the answer is 200 */
export function post(url: string, headers: Record<string, string>, body: object): Promise<void> {
  const payload = JSON.stringify(body);
  return new Promise((done, fail) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          ...BROWSER,
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? done() : fail(new Error(`${url} answered ${response.statusCode}`)),
        );
      },
    );
    call.once('error', fail);
    call.end(payload);
  });
}
