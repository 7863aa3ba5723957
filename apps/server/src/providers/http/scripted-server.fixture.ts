import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  /** `GET /path` */
  line: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** JSON unless it is text. */
  body?: unknown;
}

/** For answers that the sandbox does not give: each call is answered by the script, and remembered. */
export async function startScriptedServer(script: (call: ReceivedCall, count: number) => ScriptedAnswer) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = {
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    const { status = 200, headers = {}, body } = script(call, calls.push(call));
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
