import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';

const harness = useHarness();

it('leads /@ana to /ana for good, with what was asked, and nowhere else', async () => {
  const webRoot = join(harness.folder, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  const app = await buildApp(harness.deps, { rateLimits: { check: async () => undefined }, webRoot });
  const leadsTo = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return statusCode === 308 ? headers.location : null;
  };
  expect(await leadsTo('/@Ana_Reyes')).toBe('/Ana_Reyes');
  expect(await leadsTo('/@ana/?tab=media&ref=a')).toBe('/ana?tab=media&ref=a');
  for (const url of [
    '/ana',
    '/@',
    '/@ana/posts',
    '/@/evil.test',
    '/@%5Cevil.test',
    '/@%2Fevil.test',
    '/@a@b',
  ])
    expect(await leadsTo(url), url).toBeNull();
  await app.close();
});

it('sends scripts with few headers, over a connection that stays open', async () => {
  const webRoot = join(harness.folder, 'scripts');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  await writeFile(join(webRoot, 'assets', 'a-1.js'), 'export {}');
  const app = await buildApp(harness.deps, { rateLimits: { check: async () => undefined }, webRoot });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ headers: IncomingHttpHeaders; port: number | undefined }>((done, fail) => {
      get(`${address}/assets/a-1.js`, { agent }, (answer) => {
        const port = answer.socket.localPort;
        answer.resume().once('end', () => done({ headers: answer.headers, port }));
      }).once('error', fail);
    });
  const [first, second] = [await ask(), await ask()];
  agent.destroy();
  await app.close();
  expect(Object.keys(first.headers).sort()).toEqual([
    'cache-control',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'vary',
    'x-content-type-options',
  ]);
  expect(first.headers['content-type']).toBe('text/javascript');
  expect(second.port).toBe(first.port);
});

it('answers who only looks whether a page is there as who reads it', async () => {
  const webRoot = join(harness.folder, 'looked-at');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  const app = await buildApp(harness.deps, { rateLimits: { check: async () => undefined }, webRoot });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (method: string, path: string) => {
    const answer = await fetch(`${address}${path}`, { method, redirect: 'manual' });
    const of = ['content-type', 'cache-control', 'location'];
    return [answer.status, ...of.map((name) => answer.headers.get(name))];
  };
  expect((await app.inject('/index.html')).headers.location).toBe('/');
  for (const path of ['/', '/ana', '/login?next=%2Ffan', '/@ana', '/assets/none.js', '/api/nothing']) {
    const read = await ask('GET', path);
    expect([path, await ask('HEAD', path)]).toEqual([path, read]);
  }
  expect((await ask('HEAD', '/ana'))[0]).toBe(200);
  await app.close();
});
