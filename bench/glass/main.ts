import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser, openPage, WEB } from '../browser.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { fillPeople } from '../live/fill-viewers.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { CLOCK_CAMERA, NOTE_FIRST_PICTURE, READ_CLOCK } from './clock.ts';
import { reportGlass } from './report-glass.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const STARTS = 11;
const SERVER = new URL('../servers/app.ts', import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:glass`: how far behind the camera a viewer of a stream is, from glass to glass. The web has to be built. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const running: Running[] = [];
const browser = await openBrowser();
try {
  const { connectionString, dataDir, filled } = await databases.createFilled('glass', async (db) => ({
    hosts: await fillPeople(db, 'creator', 1),
    fans: await fillPeople(db, 'fan', 1),
  }));
  const {
    hosts: [host],
    fans: [fan],
  } = filled;
  if (!host || !fan) throw new Error('nobody is there');
  const app = await start(SERVER, { ...serverEnvironment(connectionString, dataDir), BENCH_WEB: WEB });
  running.push(app);
  const camera = await openPage(browser, app.url, host.token);
  await camera.addInitScript(CLOCK_CAMERA);
  say('going live …');
  await goLive(camera, app.url);
  await pause(3000);
  const stream = `${app.url}/live/creator_${host.id.slice(-6)}`;
  const starts: number[] = [];
  let page = await openPage(browser, app.url, fan.token);
  for (let viewer = 0; viewer < STARTS; viewer += 1) {
    await page.context().close();
    page = await openPage(browser, app.url, fan.token);
    starts.push(await firstPicture(page, stream));
  }
  say('watching …');
  await pause(5000);
  const read = `(${READ_CLOCK})(${SECONDS})`;
  const seen = await page.evaluate<{ behind: number[]; misread: number }>(read);
  if (process.env.BENCH_PICTURE) await page.screenshot({ path: process.env.BENCH_PICTURE });
  const { text, isMet } = reportGlass({ commit, cores: cpus().length, ...seen, seconds: SECONDS, starts });
  say(text);
  if (!process.env.BENCH_SECONDS && !process.env.BENCH_WEB) writePart('glass', text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}

/** As a creator does it on the page. */
async function goLive(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/creator/live`);
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByLabel('Title').fill('A clock');
  await page.getByLabel('Your legal name').fill('Ana Cruz');
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('checkbox', { name: /Everybody named/ }).check();
  await page.getByRole('button', { name: 'Continue to the camera' }).click();
  await page.getByTestId('go-live').click();
  await page.getByTestId('live-stage').waitFor();
}

/** Milliseconds from asking for the page of a stream to the first of its pictures that is shown as it plays. */
async function firstPicture(page: Page, url: string): Promise<number> {
  await page.addInitScript(NOTE_FIRST_PICTURE);
  await page.goto(url, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(
    () => (globalThis as { firstPictureAt?: number }).firstPictureAt ?? 0,
  );
  return noted.jsonValue();
}
