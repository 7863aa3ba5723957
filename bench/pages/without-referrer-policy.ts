import { request as ask, createServer, type Server } from 'node:http';

/**
 * Passes everything on to the product but one header of its answers: with `Referrer-Policy: same-origin` Lighthouse 13.5 in
 * Chromium 147 takes its own navigation for one that was aborted, and measures nothing.
 */
export function withoutReferrerPolicy(port: number, target: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const passed = ask(new URL(url ?? '/', target), { method, headers }, (answer) => {
      const { 'referrer-policy': _, connection: __, 'keep-alive': ___, ...kept } = answer.headers;
      // What a line says of itself is not passed on, and 47 bytes of our own would be counted for each file.
      response.removeHeader('connection');
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  server.on('upgrade', (request, socket, head) => {
    const { method, url, headers } = request;
    const passed = ask(new URL(url ?? '/', target), { method, headers });
    passed.on('upgrade', (answer, other) => {
      const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.pipe(socket).pipe(other);
      for (const end of [other, socket]) end.once('error', () => other.destroy() && socket.destroy());
    });
    passed.once('response', () => socket.destroy());
    passed.once('error', () => socket.destroy());
    passed.end(head);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}
