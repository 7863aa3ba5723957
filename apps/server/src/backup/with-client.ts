import pg from 'pg';

/** A connection of its own, without the pool's limits of time; it is ended whatever becomes of the work. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'likha-backup' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
