import pg from 'pg';
import { StartError } from '../start-error.ts';

const CONNECTS_WITHIN_MS = 15_000;

/**
 * Connects, for who cannot go on without.
 * @throws StartError in one line that names the server, and no password
 */
export async function connectOrSay(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const { message, code = '' } = error as { message: string; code?: string };
    throw new StartError(
      `DATABASE_URL: the database at ${client.host}:${client.port} does not take us: ${message || code}. Does it run, and are its name, the user and the password right?`,
    );
  }
}

/** Whoever asks for something of it hears at once that it is away, and nothing of that is begun. @throws StartError */
export async function demandDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTS_WITHIN_MS });
  await connectOrSay(client);
  await client.end();
}
