import { connect, type Socket } from 'node:net';

const REQUEST = 'GET /api/openapi.json HTTP/1.1\r\nHost: soak\r\n\r\n';
const BEGUN =
  'POST /api/auth/login HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{';

/** What somebody hostile has open, from the address of everybody else. */
export interface Hostile {
  stop(): void;
}

/** Sockets that send requests one behind the other and never read an answer; who is cut comes back. */
export function neverReads(port: number, sockets: number): Hostile {
  return keepOpen(sockets, () => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    const burst = REQUEST.repeat(400);
    const push = () => {
      while (!socket.destroyed && socket.writable && socket.write(burst))
        if (socket.writableLength > 1e6) break;
    };
    socket.on('connect', push).on('drain', push);
    return socket;
  });
}

/** Bodies that begin and never end, each on a connection of its own, `atOnce` more every 100 ms until `total` are open. */
export function neverEnds(port: number, total: number, atOnce: number): Hostile {
  const open = new Set<Socket>();
  const timer = setInterval(() => {
    for (let count = 0; count < atOnce && open.size < total; count += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write(BEGUN));
      open.add(socket);
      socket
        .resume()
        .on('error', () => undefined)
        .once('close', () => open.delete(socket));
    }
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    },
  };
}

function keepOpen(count: number, open: () => Socket): Hostile {
  let isStopped = false;
  const sockets = new Set<Socket>();
  const one = () => {
    if (isStopped) return;
    const socket = open();
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(one, 50);
    });
  };
  for (let started = 0; started < count; started += 1) one();
  return {
    stop() {
      isStopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
