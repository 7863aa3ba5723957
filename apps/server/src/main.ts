import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { announce } from './announce.ts';
import { createDeps, type Deps } from './deps.ts';
import { type Env, EnvError, forgetSecrets, readEnv } from './env.ts';
import { type Demo, type FillRest, loadDemo } from './load-demo.ts';
import { refuseDemoData } from './modules/accounts/index.ts';
import { cleanUpAfterCrash } from './modules/media/index.ts';
import { startHealthServer } from './platform/health-server.ts';
import { hasQueue } from './platform/jobs.ts';
import { lockDataFolder } from './platform/local/data-lock.ts';
import { startEmbeddedPostgres } from './platform/local/embedded-postgres.ts';
import { keepPrivate } from './platform/local/private-folder.ts';
import { startSandbox } from './platform/local/sandbox-process.ts';
import { demandPort, demandWritable, portError, sayIfFull } from './platform/local/start-checks.ts';
import { createLog, type Log } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { scrapeQueue } from './platform/queue-metrics.ts';
import { StartError } from './platform/start-error.ts';
import type { Telemetry } from './platform/telemetry/start-telemetry.ts';
import type { Worker } from './platform/worker.ts';
import { providerNames } from './providers/payments/payment-provider.ts';
import { createShutdown } from './shutdown.ts';

const WEB_ROOT = new URL('../../web/dist', import.meta.url).pathname;
/** How many jobs of a lane run at the same time; one where the lane is not named. */
const JOBS_AT_ONCE = {
  mail: 2,
  media: 2,
  notifications: 2,
  digests: 2,
  announcements: 2,
  ...Object.fromEntries(providerNames.map((name) => [`settlement:${name}`, 3])),
};

/** Whoever started this program may be building the web app beside it, and says when it is built. */
const webIsThere =
  process.argv.includes('--web-comes') && process.connected ? once(process, 'message') : Promise.resolve();

/** Reads the environment, builds the dependencies, starts the roles; what was started is stopped in reverse. */
async function main(): Promise<void> {
  const env = readEnv();
  forgetSecrets();
  const log = createLog(env.LOG_LEVEL);
  const shutdown = createShutdown(log);
  try {
    const telemetry = await sendTelemetry(env, log, shutdown.add);
    demandWritable('DATA_DIR', env.DATA_DIR);
    if (!env.DATABASE_URL) lockOwnFolder(env, shutdown.add);
    await demandPorts(env);
    const demo = env.DEMO ? await loadDemo() : null;
    const connectionString = env.DATABASE_URL ?? (await startOwnDatabase(env, shutdown.add));
    closeFiles(env);
    await migrate(connectionString);
    const sandboxUrl = await startOwnSandbox(env, shutdown.add);
    const deps = await createDeps({ env, log, connectionString, sandboxUrl });
    shutdown.add('dependencies', () => deps.close());
    if (telemetry) shutdown.add('metrics', telemetry.sendMetrics(deps.metrics.registry));
    if (!env.DEMO) await refuseDemoData(deps.db);
    await prepareQueue(deps);
    if (!env.DATABASE_URL) await recover(deps);
    const rest = await demo?.seed(deps, say);
    let worker: Worker | null = null;
    const takesJobs = async () => (await worker?.takesJobs()) ?? false;
    const sayUnready = env.ROLE === 'worker' ? await listenForHealth(deps, takesJobs, shutdown.add) : null;
    if (env.ROLE !== 'web') worker = await startJobs(deps, shutdown.add);
    if (sayUnready) shutdown.add('readiness', sayUnready);
    else await listen(deps, demo, shutdown.add);
    if (!env.DEMO && env.ROLE !== 'web' && deps.mail.folder)
      log.warn(
        { folder: deps.mail.folder },
        'no mail is sent: SMTP_URL is not set, and letters are kept as files',
      );
    announce(deps, demo, say);
    if (rest) fillBehind(rest, log, shutdown.add);
  } catch (error) {
    const said = await sayIfFull(error, env.DATABASE_URL ? null : env.DATA_DIR);
    await shutdown.stop();
    throw said;
  }
}

type AddStep = ReturnType<typeof createShutdown>['add'];

/** Loaded where an operator has a collector, and nowhere else. Stopped last, so that what is stopped before is sent. */
async function sendTelemetry(env: Env, log: Log, add: AddStep): Promise<Telemetry | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { startTelemetry } = await import('./platform/telemetry/start-telemetry.ts');
  const telemetry = startTelemetry({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    role: env.ROLE,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    log,
  });
  add('telemetry', () => telemetry.stop());
  return telemetry;
}

/** Two that write to one folder would each undo what the other does. @throws EnvError */
function lockOwnFolder(env: Env, add: AddStep): void {
  const release = lockDataFolder(env.DATA_DIR);
  if (!release)
    throw new EnvError(
      `DATA_DIR: ${env.DATA_DIR} is in use by another Likha; stop it or choose another folder`,
    );
  add('data folder', async () => release());
}

/** A child of a process that was killed ends by itself, a moment later. */
const SANDBOX_ENDS_WITHIN_MS = 5000;

/** Who cannot listen starts nothing: neither database nor sandbox (P265). */
async function demandPorts(env: Env): Promise<void> {
  const { HOST: host, PORT, HEALTH_PORT, SANDBOX_PORT } = env;
  if (env.ROLE === 'worker') await demandPort('HEALTH_PORT', { port: HEALTH_PORT, host });
  else await demandPort('PORT', { port: PORT, host });
  const sandbox = { port: SANDBOX_PORT, host: '127.0.0.1', waitMs: SANDBOX_ENDS_WITHIN_MS };
  if (needsSandbox(env)) await demandPort('SANDBOX_PORT', sandbox);
}

async function startOwnDatabase(env: Env, add: AddStep): Promise<string> {
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
  if (!needsSandbox(env)) return null;
  const sandbox = await startSandbox({
    port: env.SANDBOX_PORT,
    dataDir: env.DATA_DIR,
    webhookBase: `http://127.0.0.1:${env.PORT}`,
  });
  add('payment sandbox', () => sandbox.stop());
  return sandbox.url;
}

function needsSandbox(env: Env): boolean {
  return env.DEMO && !(env.PAYPAL_CLIENT_ID && env.PAYMONGO_SECRET_KEY);
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

async function startJobs(deps: Deps, add: AddStep): Promise<Worker> {
  const { allJobs } = await import('./jobs.ts');
  const { lanesOf, startWorker } = await import('./platform/worker.ts');
  const lanes = lanesOf(await allJobs(deps), JOBS_AT_ONCE);
  const onFenced = () => {
    deps.log.fatal('cut off from the database with jobs under way, which others are about to take: ending');
    process.exit(1);
  };
  const tasks = new Map(lanes.flatMap(({ name, jobs }) => jobs.map(({ id }) => [id, name] as const)));
  const laneOf = (task: string) => tasks.get(task);
  scrapeQueue({ ...deps, laneOf, lanes: lanes.map(({ name }) => name) });
  const { scrapeStaffQueues } = await import('./modules/moderation/index.ts');
  await scrapeStaffQueues(deps);
  const { scrapePartitions } = await import('./modules/partitions/index.ts');
  await scrapePartitions(deps);
  const worker = await startWorker({ ...deps, lanes, onFenced });
  add(
    'worker',
    () => worker.stop(),
    () => worker.abandon(),
  );
  const { showLawChecks } = await import('./invariants/run-laws.ts');
  await showLawChecks(deps);
  return worker;
}

/** Goes on with what nobody has to wait for, until it is done or the program ends; the next start goes on where it was. */
function fillBehind(rest: FillRest, log: Log, add: AddStep): void {
  const stopping = new AbortController();
  const filled = rest(stopping.signal).catch((error: unknown) =>
    log.error({ err: error }, 'the demo could not be filled whole; the next start goes on with it'),
  );
  add('demo', async () => {
    stopping.abort();
    await filled;
  });
}

/** A proxy asks `/readyz` each second; until it has, it sends on what this process then still answers (P944). */
const PROXY_LOOKS_WITHIN_MS = 3000;

async function listen(deps: Deps, demo: Demo | null, add: AddStep): Promise<void> {
  await webIsThere;
  const { buildApp } = await import('./app.ts');
  const { env } = deps;
  const webRoot = existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : null;
  const app = await buildApp(deps, { webRoot, demo });
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === 'listen'
      ? portError('PORT', { port: env.PORT, host: env.HOST }, error.code ?? '')
      : error;
  });
  add('web', async () => {
    app.sayUnready();
    if (env.TRUST_PROXY !== undefined) await pause(PROXY_LOOKS_WITHIN_MS);
    await app.close();
  });
}

/** A worker serves nothing and says how it does, from before it takes jobs until they have ended. @returns the step that says 503 */
async function listenForHealth(
  deps: Deps,
  takesJobs: () => Promise<boolean>,
  add: AddStep,
): Promise<() => Promise<void>> {
  const { HEALTH_PORT: port, HOST: host } = deps.env;
  const server = await startHealthServer({ ...deps, takesJobs }, { port, host });
  add('health', () => server.stop());
  return async () => server.close();
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
