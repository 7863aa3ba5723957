import pg from 'pg';

/**
 * A connection for one look at a database, which ends whatever becomes of it.
 * @param patience milliseconds for connecting and for each question
 */
export async function withConnection<T>(
  connectionString: string,
  patience: { connecting: number; asking: number },
  look: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience.connecting,
    statement_timeout: patience.asking,
  });
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}
