import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GET, useBoundedServer } from './bounded-server.fixture.ts';
import { isOneTooMany } from './bounded-server.ts';
import { letUploadIn } from './coming-bodies.ts';

const { connectionsOf, listen, open, begun } = useBoundedServer();

describe('a body', () => {
  it('that does not come is cut after its time, and the answer is 408', async () => {
    const port = await listen(() => undefined, { bodyMs: 200 });
    const { socket, cut, heard } = open(port);
    socket.write(begun('/login'));
    await cut;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('of an upload may take longer once it is let in, and no longer before', async () => {
    const port = await listen((request) => request.url === '/upload' && letUploadIn(request), {
      bodyMs: 200,
    });
    const [upload, other] = [open(port), open(port)];
    upload.socket.write(begun('/upload'));
    other.socket.write(begun('/upload-of-nobody'));
    await other.cut;
    await pause(2500);
    expect(upload.isCut()).toBe(false);
  });

  it('of which too little comes is cut, an upload by a rate of its own', async () => {
    const rate = (bytesPerSecond: number) => ({ bytesPerSecond, overMs: 1500 });
    const bounds = { bodyRate: rate(1e9), uploadRate: rate(20) };
    const port = await listen(
      (request) => request.url === '/upload' && letUploadIn(request.resume()),
      bounds,
    );
    const [slow, steady, login] = [open(port), open(port), open(port)];
    for (const { socket } of [slow, steady]) socket.write(begun('/upload').replace('100', '100000'));
    login.socket.write(begun('/login').replace('100', '100000'));
    const drip = setInterval(() => {
      slow.socket.write('x');
      steady.socket.write('x'.repeat(100));
    }, 200);
    await Promise.all([slow.cut, login.cut]);
    clearInterval(drip);
    for (const { heard } of [slow, login]) expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(steady.isCut()).toBe(false);
  });
});

describe('bodies that are coming', () => {
  /** Answers once a body is there. */
  const answerWhole: RequestListener = (request, response) => {
    request.resume().once('end', () => {
      response.statusCode = isOneTooMany(request) ? 503 : 200;
      response.end(`whole ${request.url}`);
    });
  };
  const whole = 'POST /whole HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';

  it('are no requests in flight, however many there are', async () => {
    const port = await listen(answerWhole, { inFlight: 2 });
    const begunOnes = Array.from({ length: 30 }, () => open(port));
    for (const { socket } of begunOnes) socket.write(begun('/login'));
    await expect.poll(connectionsOf).toBe(30);
    for (let count = 0; count < 5; count += 1) {
      const { socket, heard } = open(port);
      socket.write(whole);
      await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/);
    }
    expect(begunOnes.some(({ isCut }) => isCut())).toBe(false);
  });

  it('are in flight once they are there: who is one too many then is known', async () => {
    const answers: (() => void)[] = [];
    let comingCount = 0;
    const port = await listen(
      (request, response) => {
        if (request.method === 'GET') return void answers.push(() => response.end('ok'));
        comingCount += 1;
        answerWhole(request, response);
      },
      { inFlight: 1 },
    );
    const late = open(port);
    late.socket.write('POST /late HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{');
    await expect.poll(() => comingCount).toBe(1);
    open(port).socket.write(GET);
    await expect.poll(() => answers.length).toBe(1);
    late.socket.write('}');
    await expect.poll(late.heard).toMatch(/^HTTP\/1\.1 503 /);
    for (const answer of answers) answer();
    await expect
      .poll(async () => {
        const next = open(port);
        next.socket.write(whole);
        await expect.poll(next.heard).toContain('whole');
        return next.heard();
      })
      .toMatch(/^HTTP\/1\.1 200 /);
  });

  it('are bounded by address and in all: the oldest of who has most goes, with 503', async () => {
    let comingCount = 0;
    const port = await listen(
      (request, response) => {
        comingCount += 1;
        answerWhole(request, response);
      },
      { bodies: 6, bodiesPerCustomer: 4 },
    );
    const begin = async (from: string) => {
      const one = open(port, from);
      const before = comingCount;
      one.socket.write(begun('/login'));
      // It has its place before the next one comes.
      await expect.poll(() => comingCount).toBe(before + 1);
      return one;
    };
    const honest = await begin('127.0.0.2');
    const hostile: ReturnType<typeof open>[] = [];
    for (let count = 0; count < 6; count += 1) hostile.push(await begin('127.0.0.3'));
    await expect
      .poll(() => hostile.map(({ isCut }) => isCut()))
      .toEqual([true, true, ...Array(4).fill(false)]);
    for (let count = 0; count < 3; count += 1) await begin('127.0.0.4');
    await expect
      .poll(() => hostile.map(({ isCut }) => isCut()))
      .toEqual([...Array(4).fill(true), false, false]);
    expect(hostile[0]?.heard()).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 2/);
    expect(honest.isCut()).toBe(false);
    honest.socket.write('x'.repeat(99));
    await expect.poll(honest.heard).toContain('whole /login');
  });

  it('leave room to uploads that were let in, which are cut for nobody', async () => {
    const port = await listen(
      (request, response) =>
        request.url === '/upload' ? letUploadIn(request.resume()) : answerWhole(request, response),
      { bodies: 2 },
    );
    const uploads = Array.from({ length: 4 }, () => open(port));
    for (const { socket } of uploads) socket.write(begun('/upload'));
    await expect.poll(connectionsOf).toBe(4);
    for (let count = 0; count < 5; count += 1) open(port).socket.write(begun('/login'));
    await expect.poll(connectionsOf).toBe(6);
    expect(uploads.some(({ isCut }) => isCut())).toBe(false);
  });
});
