import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConfined } from './confined-process.ts';
import { type LimitedProcess, type ProcessLimits, runLimited } from './limited-process.ts';

/** Real: processes, the kernel's limits, Node's permissions. */
const LIMITS: ProcessLimits = {
  timeoutMs: 20_000,
  processorSeconds: 20,
  memoryMegabytes: 400,
  fileMegabytes: 4,
};

const FROZEN = new URL('./frozen-watcher.fixture.ts', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-limited-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function node(script: string, limits: Partial<ProcessLimits> = {}, more: Partial<LimitedProcess> = {}) {
  return runLimited({
    command: [process.execPath, '-e', script],
    limits: { ...LIMITS, ...limits },
    ...more,
  });
}

describe('a limited process', () => {
  it('says what it has to say, and how it ended', async () => {
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line) > 100;
    const end = await node(
      'console.log("a\\nb"); console.error("x".repeat(9000)); process.exit(3)',
      {},
      { onLine },
    );
    expect(lines).toEqual(['a', 'b']);
    expect(end).toMatchObject({ outcome: 'ended', exitCode: 3 });
    expect(end.stderr.length).toBe(2000);
  });

  it.each([
    ['below those who answer people', false, 10],
    ['beside them where it is awaited', true, getPriority()],
  ])('runs %s', async (_, isAwaited, priority) => {
    const lines: string[] = [];
    const script = 'setTimeout(() => console.log(require("os").getPriority()), 100)';
    const onLine = (line: string) => lines.push(line) > 0;
    await node(script, {}, { isAwaited, onLine });
    expect(lines).toEqual([String(priority)]);
  });

  it('is ended as soon as it has answered', async () => {
    const forever = 'console.log("answer"); setInterval(() => {}, 1000)';
    const end = await node(forever, {}, { onLine: (line) => line === 'answer' });
    expect(end.outcome).toBe('answered');
  });

  it.each([
    ['that will not end', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)', { timeoutMs: 300 }],
    ['that starves its own timers', 'for (;;);', { timeoutMs: 300 }],
  ])('%s is killed when its time is up', async (_, script, limits) => {
    expect((await node(script, limits)).outcome).toBe('timed_out');
  });

  it('is not called late when it was we who were frozen', async () => {
    const watcher = spawn(process.execPath, [FROZEN, '1000'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface(watcher.stdout)[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('begun');
    watcher.kill('SIGSTOP');
    await new Promise((wake) => setTimeout(wake, 2500));
    watcher.kill('SIGCONT');
    expect((await lines.next()).value).toBe('ended 0');
  });

  it('is killed when it takes too much memory', async () => {
    const greedy = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(4e7, 1)), 20)';
    expect((await node(greedy, { memoryMegabytes: 250 })).outcome).toBe('took_too_much_memory');
  });

  it('is killed by the kernel when it takes too much of the processor', async () => {
    expect((await node('for (;;);', { processorSeconds: 1 })).outcome).toBe('took_too_much_processor');
  });

  it('was killed where somebody else did that', async () => {
    const kill = (line: string) => process.kill(Number(line), 'SIGKILL') && false;
    const end = await node('console.log(process.pid); setInterval(() => {}, 1000)', {}, { onLine: kill });
    expect(end).toMatchObject({ outcome: 'killed', exitCode: null });
  });

  it.each([
    'process.stdout.write("x".repeat(5e6))',
    'for (;;) try { require("fs").writeSync(1, "x".repeat(100) + "\\n") } catch {}',
  ])('is killed when it says too much: %s', async (script) => {
    expect((await node(script)).outcome).toBe('wrote_too_much');
  });

  it('writes no file that is larger than allowed', async () => {
    const path = join(folder, 'large');
    await node(`require('fs').writeFileSync('${path}', Buffer.alloc(9e6))`);
    expect((await readFile(path)).length).toBeLessThanOrEqual(4 * 2 ** 20);
  });

  it('knows nothing of our environment', async () => {
    process.env.LIKHA_TEST_SECRET = 'secret';
    const names: string[] = [];
    await node(
      'console.log(Object.keys(process.env).join())',
      {},
      { onLine: (line) => names.push(line) > 9 },
    );
    delete process.env.LIKHA_TEST_SECRET;
    expect(
      names
        .join()
        .split(',')
        .filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)),
    ).toEqual([]);
  });

  it('is ended by a signal, and none is started for one that was given before', async () => {
    const signal = AbortSignal.timeout(100);
    await expect(node('setInterval(() => {}, 1000)', {}, { signal })).rejects.toThrow('timeout');
    await expect(node('0', {}, { signal })).rejects.toThrow('timeout');
  });

  it('sees the end of its input when who started it is killed', async () => {
    const mark = join(folder, 'ended');
    const child = `process.stdin.on('end', () => { require('fs').writeFileSync('${mark}', ''); process.exit() }).resume()`;
    const starter = join(folder, 'starter.mjs');
    await writeFile(
      starter,
      `import { runLimited } from '${import.meta.dirname}/limited-process.ts';
       void runLimited({ command: [process.execPath, '-e', ${JSON.stringify(child)}], limits: ${JSON.stringify(LIMITS)} });
       setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`,
    );
    await runLimited({ command: [process.execPath, '--no-warnings', starter], limits: LIMITS });
    await expect
      .poll(() =>
        readFile(mark).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  it('that cannot be started ends with a code', async () => {
    const end = await runLimited({ command: [join(folder, 'none')], limits: LIMITS });
    expect([end.outcome, end.exitCode]).toEqual(['ended', 127]);
  });
});

describe('a confined process', () => {
  async function tryTo(what: string): Promise<string> {
    const program = join(folder, 'program.mjs');
    const own = join(folder, 'own');
    await writeFile(
      program,
      `import fs from 'node:fs'; import child from 'node:child_process'; import wt from 'node:worker_threads';
      try { ${what}; console.log('done') } catch (error) { console.log(error.code) }`,
    );
    let said = '';
    await runConfined({
      program,
      argument: own,
      readable: [],
      writable: [`${own}/*`],
      heapMegabytes: 64,
      limits: LIMITS,
      onLine: (line) => {
        said = line;
        return true;
      },
    });
    return said;
  }

  it('reads and writes its own folder and nothing else, and starts nothing', async () => {
    await mkdir(join(folder, 'own'), { recursive: true });
    await writeFile(join(folder, 'other'), 'secret');
    expect(
      await tryTo(
        `fs.writeFileSync(process.argv[2] + '/file', 'x'); fs.readFileSync(process.argv[2] + '/file')`,
      ),
    ).toBe('done');
    for (const wrong of [
      `fs.readFileSync('/etc/passwd')`,
      `fs.readFileSync('${join(folder, 'other')}')`,
      `fs.readFileSync('/proc/self/environ')`,
      `fs.writeFileSync('${join(folder, 'other')}', 'x')`,
      `fs.symlinkSync('/etc/passwd', process.argv[2] + '/link'); fs.readFileSync(process.argv[2] + '/link')`,
      `child.execSync('id')`,
      `new wt.Worker('0', { eval: true })`,
    ])
      expect(await tryTo(wrong), wrong).toBe('ERR_ACCESS_DENIED');
  });
});
