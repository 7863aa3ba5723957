import pg from 'pg';
import { connectOrSay } from '../platform/database/connect.ts';
import { LOCKS } from '../platform/database/locks.ts';
import { StartError } from '../platform/start-error.ts';

/** A connection of its own, without the pool's limits of time; it is ended whatever becomes of the work. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'likha-backup' });
  // A connection that is cut while nothing is asked by it: what is asked next says so.
  client.on('error', () => undefined);
  await connectOrSay(client);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A machine that is gone holds it no longer than two minutes. */
const KEEP_HEARING = `set tcp_keepalives_idle = 60; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 6`;
const HOLDER = `select pid, coalesce(host(client_addr), 'this machine') as from, backend_start
  from pg_locks join pg_stat_activity using (pid)
 where locktype = 'advisory' and objid = $1 and database = (select oid from pg_database where datname = current_database())`;

/**
 * Nobody else backs this database up or restores it meanwhile, of whichever machine: processes of another are not seen by a file.
 * @param work is given what says whether that is still so
 * @throws StartError where somebody does
 */
export function whileAlone<T>(
  connectionString: string,
  work: (demandAlone: () => Promise<void>) => Promise<T>,
): Promise<T> {
  return withClient(connectionString, async (client) => {
    await client.query(KEEP_HEARING);
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LOCKS.backup,
    ]);
    if (!rows[0]?.got) throw await takenBy(client);
    return work(() => demandHeld(client));
  });
}

async function takenBy(client: pg.Client): Promise<StartError> {
  const { rows } = await client.query<{ pid: number; from: string; backend_start: Date }>(HOLDER, [
    LOCKS.backup,
  ]);
  const [holder] = rows;
  return new StartError(
    `another backup is being made of this database, or it is being restored${
      holder
        ? `, by a connection from ${holder.from} since ${holder.backend_start.toISOString()}; where that one stands still, "select pg_terminate_backend(${holder.pid})" ends it`
        : ''
    }`,
  );
}

async function demandHeld(client: pg.Client): Promise<void> {
  await client.query('select').catch(() => {
    throw new StartError('the connection that kept others from doing the same was lost: run it again');
  });
}
