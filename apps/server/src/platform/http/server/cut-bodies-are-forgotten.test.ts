import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { useBoundedServer } from './bounded-server.fixture.ts';

const { listen, open, begun } = useBoundedServer();
const CONNECTIONS = 12;

/** Collects what nothing holds. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

it('a connection whose body is cut for another is held by nothing, however many come', async () => {
  const requests: WeakRef<IncomingMessage>[] = [];
  const port = await listen((request) => void requests.push(new WeakRef(request)), { bodiesPerCustomer: 1 });
  let before: Promise<void> | undefined;
  for (let count = 1; count <= CONNECTIONS; count += 1) {
    const { socket, cut } = open(port);
    socket.write(begun('/login'));
    await expect.poll(() => requests.length).toBe(count);
    await before;
    before = cut;
  }
  const held = () => {
    collect();
    return requests.filter((request) => request.deref() !== undefined).length;
  };
  // The last one waits for its body; the one before it may still be on its way out.
  await expect.poll(held).toBeLessThanOrEqual(3);
});
