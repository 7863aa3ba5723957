import { createServer, request as passOn } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { StartedStore } from './s3-stand-in.ts';

/** What a store says with 200 and means as a failure, as real ones do of what takes them long. */
export const ERROR_BODY = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>InternalError</Code><Message>Try again.</Message></Error>',
);

/** Another answer to a request, whole and well-formed; undefined passes on what the store says. */
export type Lie = (
  asked: { method: string; path: string; range: string | undefined },
  said: { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer },
) => { status?: number; headers?: Record<string, string | undefined>; body: Buffer } | undefined;

/** Stands between us and a store, and changes what that says as long as `lie` does. */
export async function startLying(store: StartedStore, told: { lie: Lie }) {
  const { port } = new URL(store.options.endpoint);
  const between = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const passed = passOn({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      const said = { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
      const lie = told.lie({ method, path, range: headers.range }, said);
      const length = method === 'HEAD' ? {} : { 'content-length': String((lie ?? said).body.length) };
      const all = { ...said.headers, 'transfer-encoding': undefined, ...lie?.headers, ...length };
      for (const [name, value] of Object.entries(all))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(lie?.status ?? said.status).end((lie ?? said).body);
    });
    request.pipe(passed);
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  return {
    options: { ...store.options, endpoint: `http://127.0.0.1:${(between.address() as AddressInfo).port}` },
    stop: () => between.close().closeAllConnections(),
  };
}
