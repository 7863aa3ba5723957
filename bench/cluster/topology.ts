import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../apps/server/test/server-process.ts';
import { Daemon, ownerOf } from './daemon.ts';
import { fillIn } from './fill-in.ts';
import { frontOf } from './front.ts';
import type { Programs } from './programs.ts';
import { type Store, startStore } from './store.ts';

const WAIT_MS = 90_000;

export interface PostgresNode {
  name: string;
  port: number;
  rest: number;
  /** Past balancer and pooler. */
  url: string;
  daemon: Daemon;
}

/** The engines around Likha, each a real program: three PostgreSQL under Patroni with etcd, what leads to the primary, and what leads to Likha. */
export interface Topology {
  postgres: readonly PostgresNode[];
  etcd: Daemon;
  redis: Daemon;
  balancer: Daemon;
  pooler: Daemon;
  /** TLS and a cache, before the balancer. */
  front: Daemon;
  store: Store;
  redisUrl: string;
  /** Through PgBouncer and HAProxy, to whichever node is the primary. */
  databaseUrl: string;
  /** Each PostgreSQL by itself: whoever is the primary reads for nobody while it is. */
  readUrls: readonly string[];
  /** Through HAProxy, to the web nodes that are ready. */
  webUrl: string;
  /** What people reach. */
  publicUrl: string;
  /** The variables by which nodes know the store. */
  storeSettings: Readonly<Record<string, string>>;
}

/** Starts the engines and waits until the database takes writes with a standby beside it. @param webPorts of the web nodes to come */
export async function startTopology(
  programs: Programs,
  folder: string,
  webPorts: readonly number[],
): Promise<Topology> {
  const password = randomBytes(16).toString('hex');
  const ports = await freePorts(15);
  const port = () => ports.pop() ?? 0;
  const [etcdPort, etcdPeer, redisPort, poolerPort, primaryPort] = [port(), port(), port(), port(), port()];
  const [webPort, frontPort] = [port(), port()];
  const storePorts = { monitor: port(), gateway: port() };
  const own = join(folder, 'postgres');
  mkdirSync(own);
  const owner = ownerOf();
  if (owner) chownSync(own, owner.uid, owner.gid);
  const etcd = new Daemon(folder, {
    name: 'etcd',
    file: programs.etcd,
    args: etcdArguments(folder, etcdPort, etcdPeer),
  });
  etcd.start();
  const postgres = ['a', 'b', 'c'].map((name) => {
    const [pgPort, rest] = [port(), port()];
    const data = join(own, name);
    const values = {
      name,
      rest,
      etcd: etcdPort,
      port: pgPort,
      data,
      password,
      sockets: own,
      bin: dirname(programs.pg_ctl),
    };
    const config = fillIn('patroni.yaml', join(folder, `patroni-${name}.yaml`), values);
    const daemon = new Daemon(folder, {
      name: `patroni-${name}`,
      file: programs.patroni,
      args: [config],
      isNotForRoot: true,
      pidFile: join(data, 'postmaster.pid'),
    });
    const url = `postgres://postgres:${password}@127.0.0.1:${pgPort}/postgres`;
    return { name, port: pgPort, rest, url, daemon };
  });
  for (const { daemon } of postgres) daemon.start();
  const servers = (list: readonly string[]) => list.map((line) => `  server ${line}`).join('\n');
  const haproxy = fillIn('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    primaryPort,
    webPort,
    postgresServers: servers(
      postgres.map((node) => `${node.name} 127.0.0.1:${node.port} check port ${node.rest}`),
    ),
    webServers: servers(webPorts.map((at, index) => `web${index} 127.0.0.1:${at} check`)),
  });
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"postgres" "${password}"\n`);
  const pgbouncer = fillIn('pgbouncer.ini', join(folder, 'pgbouncer.ini'), {
    primaryPort,
    port: poolerPort,
    users,
    log: join(own, 'pgbouncer.log'),
  });
  const { store, settings: storeSettings } = await startStore(folder, storePorts);
  const topology: Topology = {
    postgres,
    etcd,
    redis: new Daemon(folder, {
      name: 'redis',
      file: programs['redis-server'],
      args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    }),
    balancer: new Daemon(folder, { name: 'haproxy', file: programs.haproxy, args: ['-db', '-f', haproxy] }),
    pooler: new Daemon(folder, {
      name: 'pgbouncer',
      file: programs.pgbouncer,
      args: [pgbouncer],
      isNotForRoot: true,
    }),
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${poolerPort}/likha`,
    readUrls: postgres.map((node) => `postgres://postgres:${password}@127.0.0.1:${node.port}/likha`),
    webUrl: `http://127.0.0.1:${webPort}`,
    front: frontOf(programs, folder, { port: frontPort, webPort }),
    publicUrl: `https://localhost:${frontPort}`,
    store,
    storeSettings,
  };
  for (const daemon of [topology.redis, topology.balancer, topology.pooler, topology.front]) daemon.start();
  try {
    const primary = await untilPrimary(topology);
    await untilWatched(topology);
    await createDatabase(primary.url);
    return topology;
  } catch (error) {
    await stopTopology(topology);
    throw error;
  }
}

function etcdArguments(folder: string, client: number, peer: number): string[] {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  return [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'one', '--initial-cluster', `one=${peers}`],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
  ];
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function createDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('create database likha');
  await client.end();
}

/** Which node Patroni says is the primary, once it says so. @param besides one that was killed, and may still be said to be */
export async function untilPrimary(
  { postgres }: Pick<Topology, 'postgres'>,
  besides?: PostgresNode,
): Promise<PostgresNode> {
  const ends = Date.now() + WAIT_MS;
  while (Date.now() < ends) {
    for (const node of postgres) if (node !== besides && (await says(node, '/primary'))) return node;
    await pause(200);
  }
  throw new Error('no PostgreSQL became the primary');
}

/**
 * Waits until a standby has every commit before it is answered, and Patroni knows which: without one it lets nobody take over, as acknowledged
 * money might be lost.
 */
export async function untilWatched(topology: Pick<Topology, 'postgres'>): Promise<void> {
  const ends = Date.now() + WAIT_MS;
  while (Date.now() < ends) {
    const primary = await untilPrimary(topology);
    const standby = await syncStandbyOf(primary).catch(() => null);
    const node = topology.postgres.find(({ name }) => name === standby);
    if (node && (await says(node, '/sync'))) return;
    await pause(200);
  }
  throw new Error('no standby keeps up');
}

async function syncStandbyOf({ url }: PostgresNode): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    );
    return rows[0]?.name ?? null;
  } finally {
    await client.end();
  }
}

async function says({ rest }: PostgresNode, path: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  return answer?.status === 200;
}

/** Everything at once. */
export async function stopTopology(topology: Topology): Promise<void> {
  const { postgres, etcd, redis, balancer, pooler, front, store } = topology;
  const engines = [...postgres.map(({ daemon }) => daemon), front, balancer, pooler, redis, etcd];
  const daemons = [...engines, store.gateway, store.disk, store.monitor];
  await Promise.all(daemons.map((daemon) => daemon.kill9()));
}
