import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionCookieName } from '../../apps/server/src/platform/http/session-cookie.ts';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { startDatabases } from '../databases.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { askPage } from './ask-pages.ts';
import { fillPages } from './fill-pages.ts';
import { LEAST_PROFILES, measureCosts } from './measure-costs.ts';
import { reportCosts } from './report-costs.ts';
import { runSecondRound } from './second-round.ts';

const PROFILES = Math.max(LEAST_PROFILES, Number(process.env.BENCH_PROFILES ?? 10_000));
const PUBLIC_URL = 'http://likha.test';
const ROOT = new URL('../..', import.meta.url).pathname;
const file = (name: string) => new URL(`../servers/${name}`, import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:pages`: what pages cost of the processor, rendered and kept, against a floor in the same run. */
await ensureWebBuilt(ROOT);
const databases = await startDatabases(100);
const running: Running[] = [];
try {
  say(`filling ${PROFILES.toLocaleString('en')} profiles …`);
  const {
    connectionString,
    dataDir,
    filled: usernames,
  } = await databases.createFilled('pages', (db) => fillPages(db, PROFILES));
  const environment = {
    ...serverEnvironment(connectionString, dataDir),
    PUBLIC_URL,
    BENCH_WEB: join(ROOT, 'apps/web/dist'),
  };
  const app = await begin('app.ts', environment);
  const page = join(dataDir, '..', 'page.html.gz');
  await writeFile(page, await askPage({ url: `${app.url}/${usernames[0]}` }));
  const floor = await begin('page-floor.ts', { PAGE: page, DATABASE_URL: connectionString });
  const costs = await measureCosts({ app, floor, usernames, cookie: sessionCookieName(PUBLIC_URL), say });
  say('a second round by another node …');
  const second = await runSecondRound(usernames, (more) => begin('app.ts', { ...environment, ...more }));
  const { text, isMet } = reportCosts(costs, second);
  say(text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}

async function begin(name: string, environment: Record<string, string>): Promise<Running> {
  const begun = await start(file(name), environment);
  running.push(begun);
  return begun;
}
