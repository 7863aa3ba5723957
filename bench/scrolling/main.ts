import { cpus } from 'node:os';
import { openBrowser, openPage, WEB } from '../browser.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { conversationId, fanToken, fillMessages } from '../messages/fill-messages.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { reportScrolling } from './report-scrolling.ts';
import { scrollMessages } from './scroll-messages.ts';

const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 10_000);
const SERVER = new URL('../servers/app.ts', import.meta.url).pathname;

/** `npm run bench:scrolling`: what a long conversation asks of a browser. The web has to be built. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const running: Running[] = [];
const browser = await openBrowser();
try {
  const { connectionString, dataDir } = await databases.createFilled('scrolling', (db) =>
    fillMessages(db, 1, [MESSAGES]),
  );
  const app = await start(SERVER, { ...serverEnvironment(connectionString, dataDir), BENCH_WEB: WEB });
  running.push(app);
  const page = await openPage(browser, app.url, fanToken(1));
  const scrolled = await scrollMessages(page, `${app.url}/messages/${conversationId(1)}`, MESSAGES);
  const { text, isMet } = reportScrolling({ commit, cores: cpus().length, messages: MESSAGES, scrolled });
  process.stdout.write(`${text}\n`);
  if (!process.env.BENCH_MESSAGES && !process.env.BENCH_WEB) writePart('scrolling', text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}
