import { request as ask, createServer, type Server } from 'node:http';

/**
 * Passes everything on to the product but one header of its answers: with `Referrer-Policy: same-origin` Lighthouse 13.5 in
 * Chromium 147 takes its own navigation for one that was aborted, and measures nothing.
 */
export function withoutReferrerPolicy(port: number, target: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const passed = ask(new URL(url ?? '/', target), { method, headers }, (answer) => {
      const { 'referrer-policy': _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}
