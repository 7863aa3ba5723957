import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser, openPage, WEB } from '../browser.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { goLive } from '../glass/go-live.ts';
import { inTurn } from '../in-turn.ts';
import { type BenchPerson, fillPeople } from '../live/fill-viewers.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { measurePage, type PageTime } from './page-time.ts';
import { type MeasuredCamera, reportMaking } from './report-making.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const ROUNDS = 3;
const SERVER = new URL('../servers/app.ts', import.meta.url).pathname;
const CAMERAS = ['taken as it is', 'drawn for each frame'];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:making`: what being live asks of a host's page, with a worker and without. The web has to be built. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const running: Running[] = [];
const browser = await openBrowser([
  '--use-fake-device-for-media-stream=device-count=2',
  '--use-fake-ui-for-media-stream',
]);
try {
  const { connectionString, dataDir, filled } = await databases.createFilled('making', async (db) => ({
    // Each run has its own: who was live a moment ago still is.
    hosts: await fillPeople(db, 'creator', CAMERAS.length * 2 * (ROUNDS + 1)),
  }));
  const app = await start(SERVER, { ...serverEnvironment(connectionString, dataDir), BENCH_WEB: WEB });
  running.push(app);
  const hosts = filled.hosts.values();
  const cameras: MeasuredCamera[] = [];
  for (const [place, name] of CAMERAS.entries()) {
    say(`live with a camera that is ${name} …`);
    const runs = [true, false].map(
      (hasWorker) => (seconds: number) => beLive(app.url, hosts.next().value, place, hasWorker, seconds),
    );
    const rounds = await inTurn(runs, { warmUpSeconds: 2, roundSeconds: SECONDS, rounds: ROUNDS });
    cameras.push({
      name,
      beside: rounds.flatMap(([one]) => one ?? []),
      onPage: rounds.flatMap(([, two]) => two ?? []),
    });
  }
  const { text, isMet } = reportMaking({ commit, cores: cpus().length, seconds: SECONDS, cameras });
  say(text);
  if (!process.env.BENCH_SECONDS && !process.env.BENCH_WEB) writePart('making', text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}

/** As a host, who turns to the camera at this place. */
async function beLive(
  origin: string,
  host: BenchPerson | undefined,
  camera: number,
  hasWorker: boolean,
  seconds: number,
): Promise<PageTime> {
  if (!host) throw new Error('nobody is there');
  const page = await openPage(browser, origin, host.token);
  if (!hasWorker) await page.addInitScript('delete globalThis.Worker');
  await goLive(page, origin);
  if (camera > 0) await page.getByRole('button', { name: 'Switch the camera' }).click();
  await pause(4000);
  const time = await measurePage(page, seconds);
  await page.context().close();
  return time;
}
