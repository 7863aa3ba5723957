import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { sessionCookieName } from '../../apps/server/src/platform/http/session-cookie.ts';
import { OwnPostgres } from '../../apps/server/test/own-postgres.ts';
import { StandbyPostgres } from '../../apps/server/test/standby-postgres.ts';
import { measuredCommit } from '../commit.ts';
import { FOLLOWERS, fill, tokenOf } from '../fill.ts';
import { inTurn } from '../in-turn.ts';
import { loadGet } from '../load.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { familyMs, processorMs } from '../processor-time.ts';
import { serverEnvironment } from '../server-environment.ts';
import { PATHS, type Read, reportReplicas } from './report-replicas.ts';

/** `npm run bench:replicas`: what reads cost the primary alone, and beside two replicas, in one run on one machine. */
const POSTS = 10_000;
const TIMING = { warmUpSeconds: 6, roundSeconds: 3, rounds: 5 };
const APP = new URL('../servers/app.ts', import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

const [primary, ...replicas] = [new OwnPostgres(), new StandbyPostgres(), new StandbyPostgres()] as const;
const cookie = `${sessionCookieName('http://127.0.0.1')}=${tokenOf(FOLLOWERS.some)}`;
const servers: Running[] = [];
const { drop } = await primary.database();
try {
  say(`filling ${POSTS.toLocaleString('en')} posts …`);
  await fillPrimary();
  for (const replica of replicas) await replica.follow(primary);
  const environment = serverEnvironment(primary.connectionString(), `${primary.folder}/files`);
  const readUrls = replicas.map((replica) => replica.connectionString()).join(',');
  servers.push(await start(APP, environment));
  servers.push(await start(APP, { ...environment, DATABASE_READ_URL: readUrls }));
  const results: Record<string, Read[][]> = {};
  for (const [name, { path, isSignedIn }] of Object.entries(PATHS)) {
    say(`${name} …`);
    const runs = servers.map((server) => (seconds: number) => read(server, path, isSignedIn, seconds));
    results[name] = await inTurn(runs, TIMING);
  }
  const text = reportReplicas(measuredCommit(), results);
  say(text);
  writePart('replicas', text);
} finally {
  for (const server of servers) await server.stop();
  for (const replica of replicas) await replica.remove();
  await drop();
}

async function fillPrimary(): Promise<void> {
  const connectionString = primary.connectionString();
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 600_000 });
  await fill(createDatabase(pool), POSTS);
  await pool.end();
}

async function read(server: Running, path: string, isSignedIn: boolean, seconds: number): Promise<Read> {
  const spent = () => [
    processorMs(server.pid),
    familyMs(primary.pid()),
    replicas.reduce((sum, replica) => sum + familyMs(replica.pid()), 0),
  ];
  const before = spent();
  const { count, seconds: took } = await loadGet(server.url + path, seconds, isSignedIn ? { cookie } : {});
  const [program = 0, ofPrimary = 0, ofReplicas = 0] = spent().map(
    (ms, index) => (ms - (before[index] ?? 0)) / count,
  );
  return { perSecond: count / took, program, primary: ofPrimary, replicas: ofReplicas };
}
