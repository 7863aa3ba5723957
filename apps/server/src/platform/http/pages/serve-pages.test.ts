import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { createMetrics } from '../../metrics.ts';
import { createPageAnswers } from './serve-pages.ts';
import type { PageRequest, WebPages } from './web-pages.ts';

/** The pages are fake: what they say is what was asked for them. */

const metrics = createMetrics();
let app: FastifyInstance;
let rendered: PageRequest[];
let calls: { ip: string; headers: Record<string, unknown> }[];
const lines: string[] = [];
let announce: (payload: string) => void;
let freshMs: number | undefined;
let hears: boolean;
const render = vi.fn<WebPages['render']>();

beforeEach(async () => {
  rendered = [];
  calls = [];
  lines.splice(0);
  render.mockReset().mockImplementation(async (request) => {
    rendered.push(request);
    if (request.url === '/private') return null;
    const { body } = await request.read('/creators?limit=1');
    return {
      status: request.url === '/nobody' ? 404 : 200,
      html: `${request.language} ${JSON.stringify(body)}`,
    };
  });
  freshMs = undefined;
  hears = true;
  await begin();
});

async function begin(): Promise<void> {
  await app?.close();
  app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self';script-src 'self';img-src 'self'");
  });
  app.get('/api/creators', async (request) => {
    calls.push({ ip: request.ip, headers: request.headers });
    return { query: request.query, cookie: request.headers.cookie?.replace('written=newest', '') };
  });
  const answer = createPageAnswers(
    app,
    {
      render,
      empty: () => ({ status: 200, html: 'empty' }),
      guestAddress: (url) => (url === '/own' ? null : url.replace(/[?&]utm=\w+/, '')),
      script: 'run()',
    },
    {
      log: createLog('info', { write: (line) => void lines.push(line) }),
      publicUrl: 'https://likha.test',
      isCompressing: true,
      metrics,
      patienceMs: 100,
      freshMs: freshMs,
      listener: {
        isConnected: () => hears,
        onReconnect: () => undefined,
        on: (_channel, hear) => {
          announce = hear;
        },
      },
      sessionCookie: {
        read: ({ headers }) => (headers.cookie?.includes('session=') ? 'token' : null),
        newest: 'written=newest',
      },
    },
  );
  app.setNotFoundHandler(answer);
}
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  app.inject({ url, headers, remoteAddress });

describe('a guest', () => {
  it('gets the page with what the API answers to nobody, counted for the address that asked', async () => {
    const answer = await get('/ana', { cookie: 'other=1' });
    expect(answer.body).toBe('en {"query":{"limit":"1"},"cookie":""}');
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'cookie, accept-language, accept-encoding',
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.ip).toBe('203.0.113.7');
    // Kept for everybody, it says nothing that is older than the change that had it made.
    expect(calls[0]?.headers.cookie).toBe('written=newest');
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('may run the one script that stands in the page, and no other', async () => {
    const hash = createHash('sha256').update('run()').digest('base64');
    expect((await get('/ana')).headers['content-security-policy']).toBe(
      `default-src 'self';script-src 'self' 'sha256-${hash}';img-src 'self'`,
    );
    const empty = await get('/private');
    expect(empty.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('gets it compressed where the browser takes that', async () => {
    const answer = await get('/ana', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain('"limit"');
  });

  it('gets it smaller once others ask for it again, where the browser takes that', async () => {
    await get('/ana');
    const ask = async () => (await get('/ana', { 'accept-encoding': 'gzip, deflate, br' })).headers;
    await expect.poll(async () => (await ask())['content-encoding']).toBe('br');
    const { rawPayload } = await get('/ana', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('"limit"');
    for (const others of ['gzip', 'gzip, br;q=0', 'gzip, br;q=0.1'])
      expect((await get('/ana', { 'accept-encoding': others })).headers['content-encoding']).toBe('gzip');
    expect((await get('/ana')).body).toContain('"limit"');
    expect(rendered).toHaveLength(1);
  });

  it('shares it with others of the same language, and with many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/ana')));
    await get('/ana');
    expect(rendered).toHaveLength(1);
    const filipino = await get('/ana', { 'accept-language': 'fil' });
    expect(filipino.body).toMatch(/^fil/);
    await get('/ana?tab=1');
    expect(rendered).toHaveLength(3);
  });

  it('gets a new one once something of it has changed, also while the old one is being made', async () => {
    await get('/ana');
    announce('');
    await get('/ana');
    expect(rendered).toHaveLength(2);
    const earlier = get('/late');
    await expect.poll(() => rendered).toHaveLength(3);
    announce('');
    await Promise.all([earlier, get('/late')]);
    expect(rendered).toHaveLength(4);
    await get('/late');
    expect(rendered).toHaveLength(4);
  });

  it('keeps one of many addresses that no page tells apart', async () => {
    for (const query of ['', '?utm=a', '?utm=b']) await get(`/ana${query}`);
    expect(rendered).toHaveLength(1);
  });

  it('keeps the pages that say nothing of what has changed', async () => {
    const [ana, ben] = ['0198a000-0000-7000-8000-00000000000a', '0198a000-0000-7000-8000-00000000000b'];
    render.mockImplementation(async (request) => {
      rendered.push(request);
      const { text } = await request.read(`/creators?id=${request.url === '/ana' ? ana : ben}`);
      return { status: 200, html: text };
    });
    for (const url of ['/ana', '/ben']) await get(url);
    announce(ana);
    for (const url of ['/ana', '/ben']) await get(url);
    expect(rendered.map(({ url }) => url)).toEqual(['/ana', '/ben', '/ana']);
  });

  it('is counted by what kind of page there was for them', async () => {
    metrics.pages.reset();
    for (const url of ['/ana', '/ana', '/own']) await get(url);
    const { values } = await metrics.pages.get();
    expect(values.map(({ labels, value }) => [labels.kind, value])).toEqual([
      ['new', 1],
      ['kept', 1],
      ['empty', 1],
    ]);
  });

  it('may be kept for by whatever stands before us, unless a cookie came with it', async () => {
    expect((await get('/ana')).headers['cache-control']).toContain('s-maxage=10');
    expect((await get('/ana', { cookie: 'other=1' })).headers['cache-control']).toBe('private, no-cache');
  });

  it('is led to where the page is now, and so is whoever is signed in', async () => {
    render.mockResolvedValue({ status: 301, html: '', location: '/bago' });
    for (const cookie of ['', 'session=a']) {
      const answer = await get('/luma', { cookie });
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([301, '/bago', '']);
    }
  });

  it('is told that there is nothing by the status', async () => {
    expect((await get('/nobody')).statusCode).toBe(404);
  });
});

describe('whoever is signed in', () => {
  /** Each page says whose it is. */
  const sayWhose: WebPages['render'] = async (request) => {
    rendered.push(request);
    const { body } = await request.read('/creators?limit=1');
    return { status: 200, html: (body as { cookie?: string }).cookie || 'guest' };
  };

  it('gets a page made with their own cookie, which nobody keeps', async () => {
    render.mockImplementation(sayWhose);
    const answer = await get('/ana', { cookie: 'session=abc' });
    expect(answer.body).toBe('session=abc');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-security-policy']).toContain('sha256-');
    expect(calls[0]?.ip).toBe('203.0.113.7');
  });

  it('never gets what was made for another, at the same time or before, and guests never get it', async () => {
    render.mockImplementation(async (request) => {
      const page = await sayWhose(request);
      await new Promise((done) => setTimeout(done, 5));
      return page;
    });
    const who = ['', 'session=a', 'session=b', '', 'session=c', 'session=a'];
    for (let round = 0; round < 3; round += 1) {
      const answers = [];
      for (const cookie of who) answers.push(get('/ana', cookie ? { cookie } : {}));
      const bodies = (await Promise.all(answers)).map(({ body }) => body);
      expect(bodies).toEqual(who.map((cookie) => cookie || 'guest'));
    }
  });

  it('gets an empty page when it breaks, when too many are being made, and as a program with a token', async () => {
    render.mockRejectedValueOnce(new Error('broken'));
    const own = { cookie: 'session=abc' };
    const broken = await get('/ana', own);
    expect([broken.body, broken.headers['cache-control']]).toEqual(['empty', 'private, no-cache']);
    expect((await get('/ana', { ...own, authorization: 'Bearer abc' })).body).toBe('empty');
    render.mockImplementation(() => new Promise(() => undefined));
    const others = Array.from({ length: 8 }, () => get('/ana', own));
    await expect.poll(() => render).toHaveBeenCalledTimes(9);
    expect((await get('/ana', own)).body).toBe('empty');
    expect(render).toHaveBeenCalledTimes(9);
    await Promise.all(others);
  });
});

describe('a page that cannot be rendered', () => {
  it('is a 503 that the browser fills, is logged, and tried again for the next', async () => {
    render.mockRejectedValueOnce(new Error('broken'));
    const answer = await get('/ana');
    expect([answer.statusCode, answer.body]).toEqual([503, 'empty']);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-cache' });
    expect(lines).toEqual([expect.stringContaining('broken')]);
    expect((await get('/ana')).body).not.toBe('empty');
  });

  it.each([
    ['of anybody', {}, 503],
    ['of somebody', { cookie: 'session=token' }, 200],
  ])('is sent empty and logged when it takes too long, a page %s', async (_, headers, status) => {
    let signal: AbortSignal | undefined;
    render.mockImplementationOnce((request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    });
    const answer = await get('/slow', headers);
    expect([answer.statusCode, answer.body]).toEqual([status, 'empty']);
    expect(lines).toEqual([expect.stringContaining('could not be rendered')]);
    await expect.poll(() => signal?.aborted).toBe(true);
  });

  it('is a 503 when too many others are waited for, but for one that was kept', async () => {
    freshMs = 0;
    await begin();
    const known = await get('/known');
    announce('another');
    render.mockImplementation(() => new Promise(() => undefined));
    const others = Array.from({ length: 44 }, (_, place) => get(`/other${place}`));
    await expect.poll(() => render).toHaveBeenCalledTimes(1 + 4);
    const [refused, kept] = [await get('/one-more'), await get('/known')];
    expect([refused.statusCode, refused.body, refused.headers['retry-after']]).toEqual([503, 'empty', '2']);
    expect([kept.statusCode, kept.body]).toEqual([200, known.body]);
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(503);
  });

  it('is sent once more as it was while another is made', async () => {
    freshMs = 0;
    await begin();
    await get('/ana');
    await get('/ana');
    await expect.poll(() => rendered.filter(({ url }) => url === '/ana')).toHaveLength(2);
  });

  it('is sent empty without a word where it is not for guests', async () => {
    for (const url of ['/private', '/own']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, 'empty']);
    }
    expect(lines).toEqual([]);
  });
});
