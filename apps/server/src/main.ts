import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { announce } from './announce.ts';
import { createDeps, type Deps } from './deps.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { type Demo, loadDemo } from './load-demo.ts';
import { refuseDemoData } from './modules/accounts/index.ts';
import { cleanUpAfterCrash } from './modules/media/index.ts';
import { hasQueue } from './platform/jobs.ts';
import { lockDataFolder } from './platform/local/data-lock.ts';
import { startEmbeddedPostgres } from './platform/local/embedded-postgres.ts';
import { keepPrivate } from './platform/local/private-folder.ts';
import { startSandbox } from './platform/local/sandbox-process.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { StartError } from './platform/start-error.ts';
import { providerNames } from './providers/payments/payment-provider.ts';
import { createShutdown } from './shutdown.ts';

const WEB_ROOT = new URL('../../web/dist', import.meta.url).pathname;
/** How many jobs of a lane run at the same time; one where the lane is not named. */
const JOBS_AT_ONCE = {
  mail: 2,
  media: 2,
  notifications: 2,
  digests: 2,
  ...Object.fromEntries(providerNames.map((name) => [`settlement:${name}`, 3])),
};

/** Reads the environment, builds the dependencies, starts the roles; what was started is stopped in reverse. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const shutdown = createShutdown(log);
  try {
    const demo = env.DEMO ? await loadDemo() : null;
    const connectionString = env.DATABASE_URL ?? (await startOwnDatabase(env, shutdown.add));
    closeFiles(env);
    await migrate(connectionString);
    const sandboxUrl = await startOwnSandbox(env, shutdown.add);
    const deps = await createDeps({ env, log, connectionString, sandboxUrl });
    shutdown.add('dependencies', () => deps.close());
    if (!env.DEMO) await refuseDemoData(deps.db);
    await prepareQueue(deps);
    if (!env.DATABASE_URL) await recover(deps);
    await demo?.seed(deps, say);
    if (env.ROLE !== 'web') await startJobs(deps, shutdown.add);
    if (env.ROLE !== 'worker') await listen(deps, demo, shutdown.add);
    announce(deps, demo, say);
  } catch (error) {
    await shutdown.stop();
    throw error;
  }
}

type AddStep = ReturnType<typeof createShutdown>['add'];

async function startOwnDatabase(env: Env, add: AddStep): Promise<string> {
  const release = lockDataFolder(env.DATA_DIR);
  if (!release)
    throw new EnvError(
      `DATA_DIR: ${env.DATA_DIR} is in use by another Likha; stop it or choose another folder`,
    );
  add('data folder', async () => release());
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, onNotice: say });
  add('database', () => postgres.stop());
  return postgres.connectionString();
}

/** @throws EnvError outside demo mode, while others on this machine may read what people entrusted to us */
function closeFiles({ DATA_DIR, DEMO }: Env): void {
  const open = keepPrivate(DATA_DIR);
  if (open.length === 0) return;
  const line = `DATA_DIR: others on this machine may read ${open[0]}; take the right away (chmod go= …)`;
  if (!DEMO) throw new EnvError(line);
  say(line);
}

/** Only where a provider has no keys; outside demo mode the environment insists on them. */
async function startOwnSandbox(env: Env, add: AddStep): Promise<string | null> {
  if (env.PAYPAL_CLIENT_ID && env.PAYMONGO_SECRET_KEY) return null;
  const sandbox = await startSandbox({
    port: env.SANDBOX_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    dataDir: env.DATA_DIR,
    webhookBase: `http://127.0.0.1:${env.PORT}`,
  });
  add('payment sandbox', () => sandbox.stop());
  return sandbox.url;
}

/** The data folder is ours alone, so whatever is half done in it was left by a crash. */
async function recover(deps: Deps): Promise<void> {
  await rm(join(deps.env.DATA_DIR, 'media', '.unfinished'), { recursive: true, force: true });
  const removed = await cleanUpAfterCrash(deps);
  if (removed > 0) deps.log.warn({ removed }, 'half-finished uploads were removed');
}

/** What only one role needs is loaded when it is needed, here and below: neither carries the memory of the other. */
async function prepareQueue({ env, db, pool }: Deps): Promise<void> {
  if (env.ROLE === 'web' && (await hasQueue(db))) return;
  const { migrateJobs } = await import('./platform/worker.ts');
  await migrateJobs(pool);
}

async function startJobs(deps: Deps, add: AddStep): Promise<void> {
  const { allJobs } = await import('./jobs.ts');
  const { lanesOf, startWorker } = await import('./platform/worker.ts');
  const lanes = lanesOf(await allJobs(deps), JOBS_AT_ONCE);
  const onFenced = () => {
    deps.log.fatal('cut off from the database with jobs under way, which others are about to take: ending');
    process.exit(1);
  };
  const worker = await startWorker({ ...deps, lanes, onFenced });
  add('worker', () => worker.stop());
  const { showLawChecks } = await import('./invariants/run-laws.ts');
  await showLawChecks(deps);
}

async function listen(deps: Deps, demo: Demo | null, add: AddStep): Promise<void> {
  const { buildApp } = await import('./app.ts');
  const { env } = deps;
  const webRoot = existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : null;
  const app = await buildApp(deps, { webRoot, demo });
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new EnvError(`PORT: ${env.PORT} is in use on ${env.HOST}`);
    throw error;
  });
  add('web', () => app.close());
}

/** For the person who typed the command; the log is for machines. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  const line =
    error instanceof StartError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`Likha could not start. ${line}\n`);
  process.exit(1);
});
