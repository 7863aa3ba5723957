import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findRunningPostgres } from '../../apps/server/src/platform/local/embedded-postgres.ts';
import { freePort, type ServerProcess, startServer } from '../../apps/server/test/server-process.ts';
import { nodeFlags, serverEnvironment } from '../../scripts/server-process.mjs';
import { findPostmaster } from '../processes.ts';
import { spend } from '../spent.ts';
import { act } from './acts.ts';
import { createClient } from './ask.ts';
import { drive } from './drive.ts';
import { openSockets } from './open-sockets.ts';
import { demandDemo, prepareTown } from './prepare-town.ts';
import { reconcile } from './promises.ts';
import { answeredShare, reportLoad } from './report-load.ts';

/**
 * `npm run load`: ten thousand people for a minute, at a demo of its own or, with `-- --url https://…`, at any that stands behind a
 * proxy (`TRUST_PROXY`). Ends with 0 where nothing was lost or there twice, and 99.9 % were answered.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    people: { type: 'string', default: '10000' },
    /** One of them does something every so many seconds. */
    every: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
    fans: { type: 'string', default: '200' },
    accounts: { type: 'string' },
    connections: { type: 'string', default: '200' },
    /** Of the demo of its own, to be kept for the next run. */
    data: { type: 'string' },
    'not-a-demo': { type: 'boolean', default: false },
  },
});
const MOST_SECONDS = 24 * 3600;
const ENOUGH = 99.9;

function number(name: 'people' | 'every' | 'seconds' | 'fans' | 'connections', most: number): number {
  const given = Number(values[name]);
  if (Number.isInteger(given) && given >= 1 && given <= most) return given;
  throw new Error(`--${name}: a whole number from 1 to ${most}`);
}

async function startOwn(folder: string): Promise<ServerProcess> {
  process.stdout.write('Starting a demo, which takes a minute or two the first time …\n');
  mkdirSync(folder, { recursive: true });
  // As root, PostgreSQL runs as another user who must be able to enter.
  chmodSync(folder, 0o755);
  return startServer({
    dataDir: folder,
    port: await freePort(),
    sandboxPort: await freePort(),
    nodeFlags: nodeFlags(undefined),
    environment: { ...serverEnvironment(), DEMO_CROWD: 'true', TRUST_PROXY: '1' },
  });
}

async function main(): Promise<void> {
  const asked = {
    people: number('people', 1_000_000),
    everySeconds: number('every', 3600),
    seconds: number('seconds', MOST_SECONDS),
  };
  const folder = resolve(values.data ?? mkdtempSync(join(tmpdir(), 'likha-load-')));
  const own = values.url ? null : await startOwn(folder);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  try {
    await run(own?.url ?? String(values.url), own, folder, { ...asked, stop: stop.signal });
  } finally {
    await own?.stop();
    if (!values.data) rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  url: string,
  own: ServerProcess | null,
  folder: string,
  asked: Parameters<typeof drive>[0],
): Promise<void> {
  const connections = number('connections', 10_000);
  const preparing = createClient(url, connections);
  const isDemo = await demandDemo(preparing, values['not-a-demo']);
  process.stdout.write('Signing people in …\n');
  const { accounts } = values;
  const prepared = await prepareTown(preparing, { isDemo, accounts, fans: number('fans', 100_000) });
  preparing.close();
  const client = createClient(url, connections);
  const town = { ...prepared, client };
  const sockets = await openSockets(url, [...town.fans, ...town.creators]);
  const { fans, creators, posts } = town;
  process.stdout.write(
    `${fans.length} fans and ${creators.length} creators are in, ${posts.length} posts are for sale.\n`,
  );
  const connectionString = own && (await findRunningPostgres(folder));
  const going = () => drive(asked, (person) => act(town, person));
  let driven = { begun: 0, leftOut: 0, seconds: 0 };
  const count = async () => {
    driven = await going();
    return { count: driven.begun, seconds: driven.seconds };
  };
  const spenders = own &&
    connectionString && { program: own.pid, postmaster: await findPostmaster(connectionString) };
  const spent = spenders ? await spend(spenders, count) : null;
  if (!spent) await count();
  const counted = new Map([...client.counted].map(([name, each]) => [name, structuredClone(each)]));
  const reconciled = await reconcile(client, fans);
  const { asked: wanted, opened } = sockets;
  const result = {
    ...{ people: asked.people, driven, counted, reconciled },
    sockets: { asked: wanted, opened, lost: sockets.lost(), rings: sockets.rings() },
    spent: spent && { serverMs: spent.processorMs, databaseMs: spent.databaseMs },
  };
  sockets.close();
  client.close();
  process.stdout.write(`${reportLoad(result)}\n`);
  const isGood = reconciled.lost + reconciled.twice + reconciled.problems.length === 0;
  process.exitCode = isGood && Number(answeredShare(result)) >= ENOUGH ? 0 : 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
