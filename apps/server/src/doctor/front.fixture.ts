import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test/server-process.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** nginx as a plain proxy to a port, with these lines in its location. */
export async function startFront(
  to: number,
  lines: string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'likha-front-'));
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // As root its children would be another user, who may not write bodies into the folder.
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${folder}/pid; error_log ${folder}/log; events {}
     http { access_log off; ${paths} server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${to}; ${lines} } } }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  const ended = new Promise((done) => nginx.once('exit', done));
  while (nginx.exitCode === null && !(await answers(port))) await pause(20);
  if (nginx.exitCode !== null) throw new Error('nginx does not start');
  return {
    port,
    async stop() {
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
