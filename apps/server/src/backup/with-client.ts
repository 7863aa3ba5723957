import pg from 'pg';
import { connectOrSay } from '../platform/database/connect.ts';
import { StartError } from '../platform/start-error.ts';

/** Any fixed number: whoever backs a database up, or restores one, holds it meanwhile. */
const ALONE_LOCK = 7_260_011;

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

/**
 * Nobody else backs this database up or restores it meanwhile, of whichever machine: processes of another are not seen by a file.
 * @throws StartError where somebody does
 */
export function whileAlone<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      ALONE_LOCK,
    ]);
    if (!rows[0]?.got)
      throw new StartError('another backup is being made of this database, or it is being restored');
    return work();
  });
}
