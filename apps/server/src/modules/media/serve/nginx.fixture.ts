import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../test/server-process.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface RunningNginx {
  url: string;
  /** What it has written of requests. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

interface Given {
  SECRET: string;
  DATA_DIR: string;
  PUBLIC_URL: string;
}

/** nginx with the file that operators are given, and what is theirs in it. */
export async function startNginx(given: Given): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'likha-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, await locationOf(given)));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (nginx.exitCode === null && !(await answers())) await pause(20);
  return {
    url,
    log: () => readFile(join(folder, 'logs', 'access.log'), 'utf8'),
    async stop() {
      nginx.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function locationOf({ SECRET, DATA_DIR, PUBLIC_URL }: Given): Promise<string> {
  const text = await readFile(new URL('../../../../../../ops/nginx/media.conf', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'));
  return lines
    .join('\n')
    .replace('MEDIA_DIRECT_SECRET', SECRET)
    .replace('DATA_DIR', DATA_DIR)
    .replace('PUBLIC_URL', PUBLIC_URL);
}

function configuration(folder: string, port: number, location: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid;
    error_log ${folder}/logs/error.log; events {}
    http { access_log ${folder}/logs/access.log; ${temporary.join(' ')} server { listen 127.0.0.1:${port}; ${location} } }`;
}
