import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GET, useBoundedServer } from './bounded-server.fixture.ts';

const { connectionsOf, listen, open, begun, answerAtOnce } = useBoundedServer();

describe('requests behind one another on a connection', () => {
  it('are answered in order, one at a time', async () => {
    let atOnce = 0;
    let most = 0;
    const port = await listen((request, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setTimeout(() => {
        atOnce -= 1;
        response.end(`<${request.url}>`);
      }, 5);
    });
    const { socket, heard } = open(port);
    socket.write([1, 2, 3, 4, 5].map((n) => GET.replace('/', `/${n}`)).join(''));
    await expect
      .poll(() =>
        heard()
          .match(/<\/\d>/g)
          ?.join(''),
      )
      .toBe('</1></2></3></4></5>');
    expect(most).toBe(1);
  });

  it('end the connection when they are more than a few, and hardly any of them was begun', async () => {
    let begunCount = 0;
    const port = await listen((_request, response) => {
      begunCount += 1;
      setTimeout(() => response.end('x'.repeat(100_000)), 20);
    });
    const { socket, cut } = open(port);
    socket.write(GET.repeat(1600));
    await cut;
    await pause(100);
    expect(begunCount).toBeLessThanOrEqual(2);
  });
});

describe('an answer that nobody reads', () => {
  it('is given up', async () => {
    const port = await listen((_request, response) => void response.end(Buffer.alloc(20_000_000)), {
      unreadMs: 1000,
    });
    const reader = open(port);
    reader.socket.pause();
    reader.socket.write(GET);
    await expect.poll(async () => connectionsOf()).toBe(0);
  });
});

describe('connections beyond the bound of one address', () => {
  it('make room by cutting who has begun and does not end, not who rests or waits for an answer', async () => {
    let begunCount = 0;
    const port = await listen(
      (request, response) => {
        if (request.url === '/slow') setTimeout(() => response.end('late'), 1000);
        else if (request.method === 'GET') response.end('ok');
        else begunCount += 1;
      },
      { connectionsPerCustomer: 4 },
    );
    const [resting, waiting] = [open(port), open(port)];
    resting.socket.write(GET);
    waiting.socket.write(GET.replace('/', '/slow'));
    await expect.poll(resting.heard).toContain('ok');
    const hostile: ReturnType<typeof open>[] = [];
    for (let count = 0; count < 10; count += 1) {
      const one = open(port);
      one.socket.write(begun('/login'));
      hostile.push(one);
      await expect.poll(() => begunCount).toBe(count + 1);
    }
    await expect.poll(() => hostile.filter(({ isCut }) => !isCut()).length).toBe(2);
    expect(hostile.slice(-2).map(({ isCut }) => isCut())).toEqual([false, false]);
    resting.socket.write(GET);
    await expect.poll(() => resting.heard().match(/ok/g)?.length).toBe(2);
    await expect.poll(waiting.heard).toContain('late');
  });

  it('are told 503 when everybody is at work', async () => {
    let begunCount = 0;
    const begin = () => {
      begunCount += 1;
    };
    const port = await listen(begin, { connectionsPerCustomer: 2 });
    for (let count = 0; count < 2; count += 1) open(port).socket.write(GET);
    await expect.poll(() => begunCount).toBe(2);
    const { cut, heard } = open(port);
    await cut;
    expect(heard()).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 2/);
  });
});

describe('requests in flight beyond the bound', () => {
  it('are told 503 at once, but for whether the process lives', async () => {
    const answers: (() => void)[] = [];
    const port = await listen(
      (request, response) => {
        if (request.url === '/healthz') response.end('alive');
        else answers.push(() => response.end('ok'));
      },
      { inFlight: 3 },
    );
    const taken = Array.from({ length: 3 }, () => open(port));
    for (const { socket } of taken) socket.write(GET);
    await expect.poll(() => answers.length).toBe(3);
    const [refused, health] = [open(port), open(port)];
    refused.socket.write(GET);
    health.socket.write(GET.replace('/', '/healthz'));
    await expect.poll(refused.heard).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"service_unavailable"/);
    await expect.poll(health.heard).toContain('alive');
    for (const answer of answers) answer();
    await expect.poll(() => taken.every(({ heard }) => heard().endsWith('ok'))).toBe(true);
    const next = open(port);
    next.socket.write(GET);
    await expect.poll(() => answers.length).toBe(4);
  });
});

it('counts nobody who has left', async () => {
  const port = await listen(answerAtOnce, { connectionsPerCustomer: 3 });
  for (let count = 0; count < 20; count += 1) {
    const one = open(port);
    one.socket.write(GET);
    await expect.poll(one.heard).toContain('ok');
    one.socket.destroy();
    await one.cut;
  }
  const last = open(port);
  last.socket.write(GET);
  await expect.poll(last.heard).toContain('ok');
});
