import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../../apps/server/src/platform/local/sandbox-process.ts';
import { freePort, startServer } from '../../apps/server/test/server-process.ts';
import { nodeFlags, serverEnvironment } from '../../scripts/server-process.mjs';

export interface Likha {
  url: string;
  /** Starts it, or starts it again where it was. */
  start(): Promise<void>;
  kill9(): Promise<void>;
  /** With the stand-in for payment companies. */
  stop(): Promise<void>;
}

/** One process of Likha on a database that is another program's. */
export async function likhaOn(databaseUrl: string, folder: string): Promise<Likha> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [dataDir, sandboxDir] = [join(folder, 'web'), join(folder, 'sandbox')];
  for (const each of [dataDir, sandboxDir]) mkdirSync(each);
  const sandbox = await startSandbox({ port: await freePort(), dataDir: sandboxDir, webhookBase: url });
  const environment = {
    ...serverEnvironment(),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    HEALTH_PORT: String(await freePort()),
    APP_SECRET: randomBytes(32).toString('base64url'),
    PAYPAL_BASE_URL: sandbox.url,
    PAYPAL_CLIENT_ID: 'sandbox-client',
    PAYPAL_CLIENT_SECRET: 'sandbox-client-secret',
    PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK',
  };
  let kill = async () => {};
  return {
    url,
    async start() {
      const server = await startServer({
        ...{ dataDir, port, sandboxPort: port + 1, nodeFlags: nodeFlags(undefined), environment },
        log: join(folder, 'web.log'),
      });
      kill = server.kill9;
    },
    kill9: () => kill(),
    stop: async () => {
      await kill();
      await sandbox.stop();
    },
  };
}
