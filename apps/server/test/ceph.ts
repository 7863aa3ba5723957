import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createS3Client, createS3Storage, type S3Options } from '../src/providers/storage/s3.ts';
import { removeFolder } from './remove-folder.ts';
import type { StartedStore } from './s3-stand-in.ts';
import { freePort } from './server-process.ts';

const run = promisify(execFile);
const WAIT_MS = 120_000;
const LOOK_EVERY_MS = 200;
const BUCKET = 'likha';
/** Room for what is stored, of which it takes none before. */
const DISK_BYTES = 8 * 1024 ** 3;
/** Of whom each program is to the others: what they may do. */
const RIGHTS: Record<string, Record<string, string>> = {
  'mon.': { mon: 'allow *' },
  'client.admin': { mon: 'allow *', osd: 'allow *', mgr: 'allow *' },
  'client.rgw': { mon: 'allow rw', osd: 'allow rwx' },
  'osd.0': { mon: 'allow profile osd', osd: 'allow *', mgr: 'allow profile osd' },
};

/** Without its programs, which only tests want, there is nothing to be tested. */
export const hasCeph = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw'].every((program) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** One of the programs that Ceph is made of; `name` is that of its log. */
export interface CephProgram {
  name: string;
  file: string;
  args: readonly string[];
}

/** Who knows which others there are, who keeps the bytes, and who speaks S3. */
export interface Ceph<Part> {
  monitor: Part;
  disk: Part;
  gateway: Part;
  options: S3Options;
}

/**
 * Ceph on one disk, which keeps what it took through any kill -9, its gateway for S3, and a bucket. Answers when it resolves.
 * @param folder which is made
 * @param begin starts a program and keeps hold of it
 */
export async function startCeph<Part>(
  folder: string,
  ports: { monitor: number; gateway: number },
  begin: (program: CephProgram) => Part,
): Promise<Ceph<Part>> {
  mkdirSync(folder);
  for (const each of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, each));
  const cluster = { folder, id: randomUUID(), address: `v2:127.0.0.1:${ports.monitor}` };
  const config = writeConfig(cluster, ports.gateway);
  const keyring = await makeKeys(folder);
  const tell = (file: string, ...args: string[]) => run(file, ['-c', config, ...args], { timeout: WAIT_MS });
  const stay = (name: string, file: string, ...args: string[]) =>
    begin({ name: `ceph-${name}`, file, args: ['-c', config, ...args, '-f'] });

  const map = join(folder, 'monmap');
  await run('monmaptool', ['--create', '--addv', 'a', `[${cluster.address}]`, '--fsid', cluster.id, map]);
  await tell('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
  const monitor = stay('monitor', 'ceph-mon', '-i', 'a');
  const diskId = randomUUID();
  await tell('ceph', 'osd', 'new', diskId);
  await tell('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', diskId);
  const disk = stay('disk', 'ceph-osd', '-i', '0');
  const gateway = stay('gateway', 'radosgw', '-n', 'client.rgw');
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  const owner = ['--uid', 'likha', '--display-name', 'Likha'];
  const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
  await tell('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...owner, ...keys);
  const endpoint = `http://127.0.0.1:${ports.gateway}`;
  const options = { endpoint, bucket: BUCKET, accessKeyId, secretAccessKey, region: 'us-east-1' };
  await untilThere(options);
  return { monitor, disk, gateway, options };
}

/** One of a test's own, gone when it is stopped. */
export async function startOwnCeph(): Promise<StartedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'likha-ceph-'));
  const programs: ChildProcess[] = [];
  const begin = ({ file, args }: CephProgram) => programs.push(spawn(file, args, { stdio: 'ignore' }));
  async function stop(): Promise<void> {
    const running = programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const gone = running.map((program) => new Promise((done) => program.once('exit', done)));
    for (const program of running) program.kill('SIGKILL');
    await Promise.all(gone);
    await removeFolder(folder);
  }
  try {
    const ports = { monitor: await freePort(), gateway: await freePort() };
    const { options } = await startCeph(join(folder, 'ceph'), ports, begin);
    return { options, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function writeConfig(
  { folder, id, address }: { folder: string; id: string; address: string },
  gateway: number,
): string {
  const file = join(folder, 'ceph.conf');
  const settings = {
    fsid: id,
    'mon host': address,
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    // One disk, so one copy of everything.
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 4,
    'osd crush chooseleaf type': 0,
    'mon allow pool size one': true,
    'bluestore block size': DISK_BYTES,
    'osd memory target': 1024 ** 3,
    'mon data': join(folder, 'mon'),
    'osd data': join(folder, 'osd'),
    'rgw data': join(folder, 'rgw'),
    'run dir': folder,
    'admin socket': '',
    'log file': join(folder, '$name.log'),
    'pid file': '',
    keyring: join(folder, 'keyring'),
    'rgw frontends': `beast endpoint=127.0.0.1:${gateway}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, ['[global]', ...lines, ''].join('\n'));
  return file;
}

async function makeKeys(folder: string): Promise<string> {
  const file = join(folder, 'keyring');
  writeFileSync(file, '', { mode: 0o600 });
  for (const [name, rights] of Object.entries(RIGHTS)) {
    const allowed = Object.entries(rights).flatMap(([of, what]) => ['--cap', of, what]);
    await run('ceph-authtool', [file, '--gen-key', '-n', name, ...allowed]);
  }
  return file;
}

/** Until the gateway, which makes what it needs at its first start, has the bucket. */
async function untilThere(options: S3Options): Promise<void> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = createS3Client(sdk, options);
  const store = await createS3Storage(options);
  const ends = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await client.send(new sdk.CreateBucketCommand({ Bucket: options.bucket }));
      return await store.check();
    } catch (error) {
      if (Date.now() > ends) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}
