import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_TRY } from '../../../test/first-try.ts';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { allJobs } from '../../jobs.ts';
import { DAY_MS } from '../durations.ts';

/** Nodes of two releases on two machines, which share a store and nothing else on a disk (P923). */
const harness = useHarness();
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await rm(join(harness.folder, 'nodes'), { recursive: true, force: true });
});

/** A build's names have capitals, and begin with anything. */
const keyOf = (name: string) => `web-assets/${Buffer.from(name).toString('hex')}`;

interface Node {
  /** How often it asked the store. */
  asked: string[];
  get(name: string): Promise<{ status: number; body: string; control: string | undefined }>;
}

/** A process on a machine of its own, whose release has one script. */
async function start(
  machine: string,
  script: string,
  { isAway = false, isShort = (): boolean => false } = {},
): Promise<Node> {
  const webRoot = join(harness.folder, 'nodes', machine, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  await writeFile(join(webRoot, 'assets', script), `export const name = '${script}';`);
  const { deps } = harness;
  const asked: string[] = [];
  const storage = {
    ...bound(deps.storage),
    stat: async (key: string) => {
      if (isAway) throw new Error('away');
      return deps.storage.stat(key);
    },
    async *list(folder?: string) {
      if (isAway) throw new Error('away');
      yield* deps.storage.list(folder);
    },
    open: async (key: string) => {
      asked.push(key);
      if (isAway) throw new Error('away');
      const opened = await deps.storage.open(key);
      return opened && isShort()
        ? { ...opened, stream: Readable.from([Buffer.from('export const na')]) }
        : opened;
    },
  };
  const DATA_DIR = join(harness.folder, 'nodes', machine, 'data');
  const env = { ...deps.env, DATA_DIR, S3_ENDPOINT: 'https://store.example' };
  const app = await buildApp(
    { ...deps, env, storage },
    { rateLimits: { check: async () => undefined }, webRoot },
  );
  ends.push(() => app.close());
  return {
    asked,
    get: async (name) => {
      const { statusCode, body, headers } = await app.inject(`/assets/${name}`);
      return { status: statusCode, body, control: headers['cache-control'] };
    },
  };
}

/** Methods of a class are not its own. */
function bound({ putFile, open, stat, remove, check }: typeof harness.deps.storage) {
  const of = harness.deps.storage;
  return {
    putFile: putFile.bind(of),
    open: open.bind(of),
    stat: stat.bind(of),
    remove: remove.bind(of),
    check: check.bind(of),
  };
}

describe('a node', () => {
  it('serves the files of the other release, whichever began first', async () => {
    const old = await start('a', '-T4AoYo.js');
    const next = await start('b', '2Dc8KnZ.css');
    for (const [node, name] of [
      [old, '2Dc8KnZ.css'],
      [next, '-T4AoYo.js'],
    ] as const)
      expect(await node.get(name)).toEqual({
        status: 200,
        body: `export const name = '${name}';`,
        control: expect.stringContaining('immutable'),
      });
    await old.get('2Dc8KnZ.css');
    expect(old.asked).toEqual([keyOf('2Dc8KnZ.css')]);
  });

  it('asks the store once for what never was', async () => {
    const node = await start('a', '-T4AoYo.js');
    for (let turn = 0; turn < 3; turn += 1) expect((await node.get('zZ9_~x0.js')).status).toBe(404);
    expect(node.asked).toEqual([keyOf('zZ9_~x0.js')]);
    expect((await node.get(`${'a'.repeat(300)}.js`)).status).toBe(404);
    expect((await node.get('..%2f..%2fsecret')).status).toBe(404);
    expect(node.asked).toHaveLength(1);
  });

  it('serves no part of a file, and all of it once the store gives that', async () => {
    await start('a', '-T4AoYo.js');
    let isShort = true;
    const node = await start('b', '2Dc8KnZ.css', { isShort: () => isShort });
    expect((await node.get('-T4AoYo.js')).status).toBe(404);
    isShort = false;
    expect((await node.get('-T4AoYo.js')).body).toBe("export const name = '-T4AoYo.js';");
  });

  it('starts, and serves its own, while the store is away', async () => {
    const node = await start('a', '-T4AoYo.js', { isAway: true });
    expect((await node.get('-T4AoYo.js')).status).toBe(200);
    expect((await node.get('2Dc8KnZ.css')).status).toBe(404);
  });
});

describe('the store', () => {
  const OLD = '-T4AoYo.js';
  const NEXT = '2Dc8KnZ.css';

  /** The file was put into the store so many days ago. */
  const age = async (name: string, days: number) => {
    const putAt = new Date(harness.clock.now().getTime() - days * DAY_MS);
    await utimes(join(harness.folder, 'media', keyOf(name)), putAt, putAt);
  };
  const kept = async () => {
    const names: string[] = [];
    for await (const { key } of harness.deps.storage.list('web-assets/'))
      names.push(Buffer.from(key.slice('web-assets/'.length), 'hex').toString());
    return names.sort();
  };
  const tidyUp = async () => {
    const job = (await allJobs(harness.deps)).find(({ id }) => id === 'web-assets.remove-old');
    await job?.handle({} as never, FIRST_TRY);
  };

  beforeEach(async () => {
    harness.clock.set(new Date().toISOString());
    await harness.deps.storage.remove([OLD, NEXT].map(keyOf));
  });

  it('lets files of a release go 30 days after a node last had it, and no others (P1015)', async () => {
    await start('a', OLD);
    await start('b', NEXT);
    await age(OLD, 30);
    await tidyUp();
    expect(await kept()).toEqual([OLD, NEXT]);
    await age(OLD, 32);
    await writeFile(join(harness.folder, 'media', 'a-picture'), 'of somebody');
    await utimes(join(harness.folder, 'media', 'a-picture'), 0, 0);
    await tidyUp();
    await tidyUp();
    expect(await kept()).toEqual([NEXT]);
    expect(await harness.deps.storage.stat('a-picture')).not.toBeNull();
  });

  it('has the files of a release that is led back to, for nodes of the other one (P1015)', async () => {
    await start('a', OLD);
    await age(OLD, 32);
    await tidyUp();
    const next = await start('b', NEXT);
    await start('c', OLD);
    expect((await next.get(OLD)).status).toBe(200);
  });

  it('keeps what a node has that begins again long after another one did (P1015)', async () => {
    await start('a', OLD);
    await age(OLD, 32);
    await start('b', OLD);
    await tidyUp();
    expect(await kept()).toEqual([OLD]);
  });
});
