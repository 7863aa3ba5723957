import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createBoundedServer, isOneTooMany } from './bounded-server.ts';
import { letUploadIn } from './coming-bodies.ts';
import { SERVER_BOUNDS, type ServerBounds } from './connections.ts';

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

/** A socket that keeps what it was told, and when it was cut. */
function open(port: number, from = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let heard = '';
  const cut = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('data', (chunk) => (heard += chunk)).on('error', () => undefined);
  return { socket, cut, heard: () => heard, isCut: () => socket.destroyed };
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const begun = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`;
const answerAtOnce: RequestListener = (_request, response) => void response.end('ok');

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
    const port = await listen(
      (request, response) =>
        request.method === 'GET'
          ? void answers.push(() => response.end('ok'))
          : answerWhole(request, response),
      { inFlight: 1 },
    );
    const late = open(port);
    late.socket.write('POST /late HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{');
    await pause(100);
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
    const port = await listen(answerWhole, { bodies: 6, bodiesPerCustomer: 4 });
    const begin = async (from: string) => {
      const one = open(port, from);
      one.socket.write(begun('/login'));
      await pause(20);
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

describe('an answer that nobody reads', () => {
  it('is given up', async () => {
    const port = await listen((_request, response) => void response.end(Buffer.alloc(20_000_000)), {
      unreadMs: 1000,
    });
    const reader = open(port);
    reader.socket.pause();
    reader.socket.write(GET);
    await expect.poll(async () => connectionsOf(), { timeout: 8000 }).toBe(0);
  });
});

function connectionsOf(): Promise<number> {
  return new Promise((done) => server?.getConnections((_error, count) => done(count)));
}

describe('connections beyond the bound of one address', () => {
  it('make room by cutting who has begun and does not end, not who rests or waits for an answer', async () => {
    const port = await listen(
      (request, response) => {
        if (request.url === '/slow') setTimeout(() => response.end('late'), 1000);
        else if (request.method === 'GET') response.end('ok');
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
      await pause(20);
    }
    await expect.poll(() => hostile.filter(({ isCut }) => !isCut()).length).toBe(2);
    expect(hostile.slice(-2).map(({ isCut }) => isCut())).toEqual([false, false]);
    resting.socket.write(GET);
    await expect.poll(() => resting.heard().match(/ok/g)?.length).toBe(2);
    await expect.poll(waiting.heard).toContain('late');
  });

  it('are told 503 when everybody is at work', async () => {
    const port = await listen(() => undefined, { connectionsPerCustomer: 2 });
    for (let count = 0; count < 2; count += 1) open(port).socket.write(GET);
    await pause(50);
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
