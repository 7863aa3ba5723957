import { createDatabase, createPool, type Database } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import type { Person } from '../../apps/server/test/factory.ts';
import { firstPeople } from '../../apps/server/test/first-people.ts';

/** Who lives in the cluster before it is hurt. */
export interface People {
  fans: readonly Person[];
  creator: Person;
  /** Creators who post pictures. */
  painters: readonly Person[];
  /** Of 1 credit each. */
  posts: readonly string[];
}

type Counts = Readonly<Record<'fans' | 'posts' | 'painters', number>>;

/** A pool to look at the database with, and to fill it. */
export async function withDatabase<Result>(
  connectionString: string,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: 60_000 });
  try {
    return await use(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Migrates an empty database, and makes people in it. */
export async function inhabit(connectionString: string, counts: Counts): Promise<People> {
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 20_000 });
  await migrateJobs(pool);
  await pool.end();
  return withDatabase(connectionString, (db) => fill(db, counts));
}

async function fill(db: Database, counts: Counts): Promise<People> {
  const factory = await firstPeople(db);
  const creator = await factory.creator();
  const fans: Person[] = [];
  for (let count = 0; count < counts.fans; count += 1) fans.push(await factory.fan());
  const painters: Person[] = [];
  for (let count = 0; count < counts.painters; count += 1) painters.push(await factory.creator());
  const posts: string[] = [];
  for (let count = 0; count < counts.posts; count += 1)
    posts.push(await factory.post(creator.id, { price: 1 }));
  return { fans, creator, painters, posts };
}
