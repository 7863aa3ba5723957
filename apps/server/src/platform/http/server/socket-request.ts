import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '@likha/contract/sockets';

/** Does a request ask to become a socket, at the one address for that? Programs offer other protocols with any request. */
export function isSocketRequest({ method, url, headers }: IncomingMessage): boolean {
  const [path] = (url ?? '').split('?', 1);
  return path === SOCKET_PATH && method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}
