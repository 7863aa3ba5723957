import { spawn, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { familyMs, parentOf, processorMs } from './processor-time.ts';

it.skipIf(process.platform !== 'linux')('counts what a program did, and its children with it', async () => {
  // A shell that works until it has used a fifth of a second, in a child that ends and in one that goes on.
  const work = `const began = process.cpuUsage().user; while (process.cpuUsage().user - began < 2e5);`;
  const node = `'${process.execPath}'`;
  const script = `${node} -e '${work}'; ${node} -e '${work} console.log("worked"); setInterval(() => 0, 1e3)' & echo $!; wait`;
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((done) => {
    parent.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('worked')) done();
    });
  });
  const pid = parent.pid ?? 0;
  const child = Number(/^\d+/.exec(said)?.[0]);
  try {
    expect(parentOf(child)).toBe(pid);
    expect(processorMs(child)).toBeGreaterThanOrEqual(200);
    expect(processorMs(pid)).toBeLessThan(200);
    expect(familyMs(pid) - processorMs(child)).toBeGreaterThanOrEqual(200);
  } finally {
    process.kill(child);
    await new Promise((done) => parent.once('exit', done));
  }
  expect(spawnSync('sh', ['-c', `kill -0 ${child}`]).status).not.toBe(0);
});
