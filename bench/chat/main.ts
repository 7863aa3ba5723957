import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { makeStream } from '../../apps/server/src/providers/live/live-parts.fixture.ts';
import { openBrowser, openPage, WEB } from '../browser.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { callsOf } from '../live/calls.ts';
import { fillPeople } from '../live/fill-viewers.ts';
import { sendLive } from '../live/host.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { openLookers } from './lookers.ts';
import { readChat } from './read-chat.ts';
import { reportChat } from './report-chat.ts';
import { sayLines } from './say-lines.ts';

const VIEWERS = Number(process.env.BENCH_VIEWERS ?? 1000);
const A_SECOND = 50;
const STREAM = { seconds: 180, bitsPerSecond: 200_000 };
const PART_MS = 500;
const SERVER = new URL('../servers/app.ts', import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:chat`: what a stream's chat asks of a browser while many write in it. The web has to be built. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const running: Running[] = [];
const browser = await openBrowser();
try {
  say(`filling ${VIEWERS.toLocaleString('en')} viewers …`);
  const { connectionString, dataDir, filled } = await databases.createFilled('chat', async (db) => ({
    hosts: await fillPeople(db, 'creator', 1),
    fans: await fillPeople(db, 'fan', VIEWERS),
  }));
  const {
    hosts: [host],
    fans: [own, ...fans],
  } = filled;
  if (!host || !own) throw new Error('nobody is there');
  const app = await start(SERVER, { ...serverEnvironment(connectionString, dataDir), BENCH_WEB: WEB });
  running.push(app);
  const { id, url, token } = await callsOf(app.url).begin(host.token);
  const made = await makeStream(STREAM);
  const stop = sendLive({ origin: app.url, url, token, session: host.token, made, partMs: PART_MS });
  say('opening sockets …');
  const tokens = fans.map((fan) => fan.token);
  const lookers = await openLookers(app.url, id, tokens);
  const said = sayLines(app.url, id, tokens, A_SECOND);
  const page = await openPage(browser, app.url, own.token);
  await page.goto(`${app.url}/live/creator_${host.id.slice(-6)}`);
  await pause(3000);
  if (process.env.BENCH_PICTURE) await page.screenshot({ path: process.env.BENCH_PICTURE });
  say('reading …');
  const [began, before] = [performance.now(), said.count()];
  const read = await readChat(page);
  const aSecond = ((said.count() - before) * 1000) / (performance.now() - began);
  await said.stop();
  const { text, isMet } = reportChat({
    commit,
    cores: cpus().length,
    lookers: lookers.count(),
    aSecond,
    read,
  });
  say(text);
  say(`${lookers.told().toLocaleString('en')} lines were told by sockets`);
  if (!process.env.BENCH_VIEWERS && !process.env.BENCH_WEB) writePart('chat', text);
  process.exitCode = isMet ? 0 : 1;
  lookers.close();
  await stop();
} finally {
  await browser.close();
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}
