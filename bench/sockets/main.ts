import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { SOCKET_PATH } from '@likha/contract/sockets';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { findPostmaster, type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { fillPairs, type Pair } from './fill-pairs.ts';
import { type Delivery, measureDelivery, type Way } from './measure-delivery.ts';
import { measureNotify } from './measure-notify.ts';
import { reportSockets } from './report-sockets.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 1000);
const LOAD = { pairs: PAIRS, aSecond: 50, seconds: Number(process.env.BENCH_SECONDS ?? 20) };
const file = (name: string) => new URL(`../servers/${name}`, import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:sockets`: how soon a message rings, and what a quiet socket costs, against a bare Socket.IO in the same run. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const running: Running[] = [];
try {
  say(`filling ${PAIRS.toLocaleString('en')} conversations …`);
  const {
    connectionString,
    dataDir,
    filled: pairs,
  } = await databases.createFilled('sockets', (db) => fillPairs(db, PAIRS));
  const floor = await begin('socket-floor.ts', {});
  const app = await begin('app.ts', serverEnvironment(connectionString, dataDir));
  const postmaster = await findPostmaster(connectionString);
  say('a bare Socket.IO …');
  const least = await measureDelivery(floorWay(floor), LOAD, postmaster);
  say('ours …');
  const ours = await measureDelivery(appWay(app, pairs), LOAD, postmaster);
  say('transactions that notify …');
  const notify = await measureNotify(connectionString, 3);
  const text = reportSockets({ ours, least, notify, load: LOAD, commit, cores: cpus().length });
  say(text);
  if (!process.env.BENCH_PAIRS) writePart('sockets', text);
  process.exitCode = isWhole(ours) ? 0 : 1;
} finally {
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}

/** Everything that was said was heard. */
function isWhole({ sent, arrived }: Delivery): boolean {
  return sent === arrived;
}

async function begin(name: string, environment: Record<string, string>): Promise<Running> {
  const begun = await start(file(name), environment);
  running.push(begun);
  return begun;
}

function floorWay(server: Running): Way {
  return {
    server,
    path: '/socket.io',
    opening: (pair, who) => ({ query: { room: `${who}-${pair}` } }),
    say: async (pair, from) => void from.emit('say', `creator-${pair}`, pair),
  };
}

function appWay(server: Running, pairs: readonly Pair[]): Way {
  const tokenOf = (pair: number, who: 'fan' | 'creator') => pairs[pair]?.[`${who}Token`] ?? '';
  return {
    server,
    path: SOCKET_PATH,
    opening: (pair, who) => ({ headers: { authorization: `Bearer ${tokenOf(pair, who)}` } }),
    async say(pair) {
      const answer = await fetch(`${server.url}/api/conversations/${pairs[pair]?.conversationId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf(pair, 'fan')}`, 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: randomUUID(), text: 'Kumusta' }),
      });
      if (answer.status !== 201) throw new Error(`a message was answered with ${answer.status}`);
      await answer.arrayBuffer();
    },
  };
}
