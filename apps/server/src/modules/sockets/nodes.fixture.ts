import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Harness } from '../../../test/harness.ts';
import { createRedisServer, hasRedis, type RedisServer } from '../../../test/redis-server.ts';
import { freePort, type ServerProcess, startServer } from '../../../test/server-process.ts';
import { systemClock } from '../../platform/clock.ts';
import { grantAdmin } from '../accounts/index.ts';
import { DECLARED_VERSIONS } from '../legal/index.ts';

/** The same for a harness and the nodes beside it: what one signs the others read. */
const APP_SECRET = 'k7Qw2Zr9Xc4Vb6Nm1Lp8Ty3Hg5Fd0Sa2Jk4';

/** What a harness needs so that nodes of the program know the people whom it makes. */
export const WITH_NODES = { deps: { clock: systemClock }, environment: async () => ({ APP_SECRET }) };

/** A Redis that is running, where it is installed. */
export async function startRedis(): Promise<RedisServer | undefined> {
  if (!hasRedis) return undefined;
  const redis = await createRedisServer();
  await redis.start();
  return redis;
}

/** Where there is an admin, nodes take the demo for made. */
export async function takeDemoForMade({ deps }: Harness): Promise<void> {
  await grantAdmin(
    { ...deps, legalVersions: DECLARED_VERSIONS },
    { email: 'admin@likha.test', fullName: 'Luz Administrador', password: async () => 'Mabuhay-2026-Likha' },
  );
}

/** A web node of the program, on the harness's database. @param name its folder's */
export async function startNode(
  harness: Harness,
  name: string,
  redis: RedisServer | undefined,
): Promise<ServerProcess> {
  const dataDir = join(harness.folder, name);
  await mkdir(dataDir, { recursive: true });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const environment = {
    DATABASE_URL: harness.connectionString,
    DATABASE_POOL: '6',
    ROLE: 'web',
    APP_SECRET,
    ...(redis && { REDIS_URL: redis.url }),
  };
  return startServer({ dataDir, port, sandboxPort, environment });
}
