import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { EnvError, readDatabaseEnv } from '../env.ts';
import { AppError } from '../platform/app-error.ts';
import { demandDatabase } from '../platform/database/connect.ts';
import { createDatabase, createPool, type Database } from '../platform/database/index.ts';
import { titlesTexts } from '../platform/http/titles.texts.generated.ts';
import { lockDataFolder } from '../platform/local/data-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../platform/local/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { StartError } from '../platform/start-error.ts';

const STATEMENT_TIMEOUT_MS = 5 * 60_000;

/**
 * Gives a command the database of DATABASE_URL or, while no Likha uses it, the embedded one. Only a command that is run
 * before the first start asks for the schema to be brought up to date: to look must not change anything.
 * @throws EnvError when the data folder is in use
 */
export async function withDatabase<T>(
  work: (db: Database) => Promise<T>,
  options: { migrates?: boolean; isBeside?: boolean } = {},
): Promise<T> {
  return withServer((connectionString) => withPool(connectionString, work, options), options);
}

/**
 * The same for a command that needs connections of its own.
 * @param options.isBeside it may work beside a running Likha, by the embedded database that runs
 * @throws EnvError when the data folder is in use
 */
export async function withServer<T>(
  work: (connectionString: string) => Promise<T>,
  options: { isBeside?: boolean } = {},
): Promise<T> {
  const { databaseUrl, dataDir } = readDatabaseEnv();
  if (databaseUrl) {
    await demandDatabase(databaseUrl);
    return work(databaseUrl);
  }
  const release = lockDataFolder(dataDir);
  if (!release) {
    const running = options.isBeside ? await findRunningPostgres(dataDir) : null;
    if (running) return work(running);
    throw new EnvError(
      `DATA_DIR: ${dataDir} is in use by a running Likha; stop it first, or set DATABASE_URL`,
    );
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    try {
      return await work(postgres.connectionString());
    } finally {
      await postgres.stop();
    }
  } finally {
    release();
  }
}

/** Gives a command a database that is there. */
export async function withPool<T>(
  connectionString: string,
  work: (db: Database) => Promise<T>,
  options: { migrates?: boolean },
): Promise<T> {
  if (options.migrates) await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    return await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Runs a command: what it returns is its exit code, an expected refusal is one line, anything else shows its stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', letReaderGo);
  try {
    process.exitCode = await command();
  } catch (error) {
    const line = expected(error) ?? (error instanceof Error ? error.stack : String(error));
    process.stderr.write(`${asTyped(line ?? '')}\n`);
    process.exitCode = 1;
  }
}

const NPM_COMMAND = /npm run ([a-z-]+)(?: --(?= ))?/g;

/** Commands as whoever reads the line can type them: `likha backup --new-key` where `likha` started this one (scripts/likha.mjs). */
function asTyped(line: string): string {
  return process.argv0 === 'likha' ? line.replace(NPM_COMMAND, 'likha $1') : line;
}

/** Whoever read what is said may have seen enough, as `head` has: what was asked for is done to its end (P967). */
function letReaderGo(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100'];
const NO_TABLE = ['42P01', '3F000'];
const GONE =
  /^(57P0[1-5]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The one line for who can do something about it; null for a fault of ours, which shows where it is. */
function expected(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StartError) return error.message;
  // What a person would read of it, in place of its code.
  if (error instanceof AppError)
    return error.details.detail ? error.message : titlesTexts[DEFAULT_LANGUAGE][error.code];
  const { code = '' } = error as { code?: string };
  if (NO_ROOM.includes(code)) return `There is no room left: ${error.message}`;
  if (NO_TABLE.includes(code))
    return `The database does not have the tables of this version (${error.message}): start Likha there, or run "migrate".`;
  if (GONE.test(code) || /^Connection terminated|^Client has encountered/.test(error.message))
    return `The connection was lost: ${error.message || code}. What was not said to be done may not be; run it again.`;
  return null;
}

/** For a command that takes none: whoever asks it for something else is not answered by its doing what it does. @throws EnvError */
export function demandNoArguments(usage: string): void {
  if (process.argv.length > 2) throw new EnvError(usage);
}
