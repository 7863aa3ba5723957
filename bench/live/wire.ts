import { connect } from 'node:net';

export interface Got {
  status: number;
  bytes: number;
  /** Of small answers. */
  text: string;
}

/** One kept connection that asks and waits, with as little work of its own as can be: what is measured shares its cores. */
export interface Wire {
  get(path: string, headers: string, keepText?: boolean): Promise<Got>;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

export function openWire(origin: string): Wire {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: PromiseWithResolvers<Got> | null = null;
  let head: Buffer | null = null;
  let got: Got & { length: number; keepsText: boolean } = empty(false);
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')));
  socket.on('data', (data) => {
    let body = data;
    if (got.status === 0) {
      const all = head ? Buffer.concat([head, data]) : data;
      const end = all.indexOf(HEAD_END);
      if (end < 0) {
        head = all;
        return;
      }
      const said = all.toString('latin1', 0, end);
      got.status = Number(said.slice(9, 12));
      got.length = Number(/content-length: (\d+)/i.exec(said)?.[1] ?? 0);
      head = null;
      body = all.subarray(end + HEAD_END.length);
    }
    got.bytes += body.length;
    if (got.keepsText) got.text += body.toString('latin1');
    if (got.bytes < got.length) return;
    const { status, bytes, text } = got;
    const asked = waiting;
    waiting = null;
    asked?.resolve({ status, bytes, text });
  });
  return {
    get(path, headers, keepsText = false) {
      waiting = Promise.withResolvers();
      got = empty(keepsText);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n`);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

const empty = (keepsText: boolean) => ({ status: 0, bytes: 0, text: '', length: 0, keepsText });
