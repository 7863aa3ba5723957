import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { createBoundedServer } from './bounded-server.ts';
import { SERVER_BOUNDS, type ServerBounds } from './connections.ts';

export const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** One server at a time with bounds of its own, and sockets to it, all gone after each test. */
export function useBoundedServer() {
  let server: Server | undefined;
  const sockets: Socket[] = [];

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(null)));
    server = undefined;
  });

  async function listen(handle: RequestListener, bounds: Partial<ServerBounds> = {}): Promise<number> {
    server = createBoundedServer(handle, {
      bounds: { ...SERVER_BOUNDS, ...bounds },
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  }

  function connectionsOf(): Promise<number> {
    return new Promise((done) => server?.getConnections((_error, count) => done(count)));
  }

  /** A socket that keeps what it was told, and when it was cut. */
  function open(port: number, from = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.push(socket);
    let heard = '';
    const cut = new Promise<void>((done) => socket.once('close', () => done()));
    socket.on('data', (chunk) => (heard += chunk)).on('error', () => undefined);
    return { socket, cut, heard: () => heard, isCut: () => socket.destroyed };
  }

  const begun = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`;
  const answerAtOnce: RequestListener = (_request, response) => void response.end('ok');

  return { connectionsOf, listen, open, begun, answerAtOnce };
}
