import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumPath } from '../e2e/chromium.ts';
import { measuredCommit } from './commit.ts';
import { loadGet } from './load.ts';
import { type Figures, measurePage, medianOf } from './pages/measure-page.ts';
import { type MeasuredPage, reportPages } from './pages/report-pages.ts';
import { signBrowserIn } from './pages/sign-browser-in.ts';
import { withoutReferrerPolicy } from './pages/without-referrer-policy.ts';
import { writePart } from './performance-file.ts';
import { start } from './processes.ts';
import { perSecond } from './spent.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const CREATOR = 'amihan_reyes';
const GUESTS = ['/', '/models', `/${CREATOR}`];
const FORMS = ['/login'];
const RATE_SECONDS = 10;
const FANS = ['/fan'];
const CREATORS = ['/creator'];
const PASSWORD = 'Likha-Demo-2026';
const commit = measuredCommit();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run lighthouse`: what people on phones meet, measured by Lighthouse on the built product with the demo's data. */
const folder = await mkdtemp(join(tmpdir(), 'likha-lighthouse-'));
// As root, PostgreSQL runs as another user who must be able to enter.
await chmod(folder, 0o755);
const address = `http://127.0.0.1:${await freePort()}`;
const server = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const own = await freePort();
const env = { PORT: String(own), PUBLIC_URL: address, DATA_DIR: folder, LOG_LEVEL: 'warn' };
const app = await start(server, env, /ready:\s+(\S+)/);
const passing = await withoutReferrerPolicy(Number(new URL(address).port), `http://127.0.0.1:${own}`);
const debugging = await freePort();
const browser = await openBrowser(debugging, join(folder, 'browser'));
try {
  const profilesASecond = perSecond(await loadGet(`http://127.0.0.1:${own}/${CREATOR}`, RATE_SECONDS));
  say(`profiles a second: ${Math.round(profilesASecond)}`);
  const pages = [
    ...(await measureAll([...GUESTS, await firstPost(address), ...FORMS], null)),
    ...(await measureAll(FANS, 'fan@likha.test')),
    ...(await measureAll(CREATORS, 'creator@likha.test')),
  ];
  const { text, isMet } = reportPages({ commit, pages, runs: RUNS, profilesASecond });
  say(text);
  if (!process.env.LIGHTHOUSE_RUNS) writePart('pages', text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  browser.kill();
  passing.close();
  passing.closeAllConnections();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(paths: readonly string[], email: string | null): Promise<MeasuredPage[]> {
  if (email) await signBrowserIn(debugging, address, { email, password: PASSWORD });
  const pages: MeasuredPage[] = [];
  for (const path of paths) {
    const runs: Figures[] = [];
    // The first visitor waits for what is made once, as pictures are; measured is what all others meet.
    await measurePage(address + path, debugging);
    for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(address + path, debugging));
    const figures = medianOf(runs);
    say(`${path}: LCP ${Math.round(figures.lcpMs)} ms, performance ${figures.performance}`);
    pages.push({ path, isProfile: path === `/${CREATOR}`, figures, isSignedIn: email !== null });
  }
  return pages;
}

/** A browser that Lighthouse alone drives. */
async function openBrowser(debuggingPort: number, profile: string): Promise<ChildProcess> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-dev-shm-usage'];
  const child = spawn(
    await chromiumPath(),
    [...flags, `--remote-debugging-port=${debuggingPort}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`).catch(() => null);
    if (answer?.ok) return child;
    await pause(100);
  }
  child.kill();
  throw new Error('the browser did not start');
}

/** Where the newest post of the creator is. */
async function firstPost(url: string): Promise<string> {
  const ask = async (path: string) => (await fetch(`${url}/api${path}`)).json();
  const { id } = (await ask(`/users/by-username/${CREATOR}`)) as { id: string };
  const { posts } = (await ask(`/creators/${id}/posts`)) as { posts: { id: string }[] };
  return `/post/${posts[0]?.id}`;
}

/** A port that nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
