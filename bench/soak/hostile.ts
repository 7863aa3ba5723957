import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@likha/contract/sockets';

const REQUEST = 'GET /api/openapi.json HTTP/1.1\r\nHost: soak\r\n\r\n';
const BEGUN =
  'POST /api/auth/login HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{';

/** What somebody hostile has open. */
export interface Hostile {
  stop(): void;
}

/** Sockets, of the address of everybody else, that send requests one behind the other and never read an answer; who is cut comes back. */
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

/** How a hostile crowd comes: so many connections at a time, spread over so many addresses of this machine. */
export interface Crowd {
  total: number;
  addresses: number;
}

/** Bodies that begin and never end, each on a connection of its own. */
export function neverEnds(port: number, crowd: Crowd): Hostile {
  return crowdIn(port, crowd, (socket) => void socket.write(BEGUN));
}

/** Uploads that begin as a form does and then send a byte a second, by people who are signed in. */
export function slowUploads(port: number, tokens: readonly string[], crowd: Crowd): Hostile {
  return crowdIn(port, crowd, (socket, nth) => {
    socket.write(
      `PUT /api/users/me/avatar HTTP/1.1\r\nHost: soak\r\nAuthorization: Bearer ${tokens[nth % tokens.length]}\r\n` +
        'Content-Type: multipart/form-data; boundary=soak\r\nContent-Length: 9000000\r\n\r\n' +
        '--soak\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n',
    );
    const drip = setInterval(() => socket.write('x'), 1000);
    socket.once('close', () => clearInterval(drip));
  });
}

/** Sockets of people who are signed in, begun as a browser does, which then say nothing. */
export function silentSockets(port: number, tokens: readonly string[], crowd: Crowd): Hostile {
  return crowdIn(
    port,
    crowd,
    (socket, nth) =>
      void socket.write(
        `GET ${SOCKET_PATH}?EIO=4&transport=websocket HTTP/1.1\r\nHost: soak\r\nAuthorization: Bearer ${tokens[nth % tokens.length]}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
  );
}

/** A twentieth of a crowd comes every 100 ms until all are there; who is cut comes back. */
function crowdIn(
  port: number,
  { total, addresses }: Crowd,
  act: (socket: Socket, nth: number) => void,
): Hostile {
  const open = new Set<Socket>();
  let begun = 0;
  const timer = setInterval(() => {
    for (let count = 0; count < total / 20 && open.size < total; count += 1) {
      const nth = begun;
      begun += 1;
      const localAddress = `127.0.1.${1 + (nth % addresses)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () => act(socket, nth));
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
