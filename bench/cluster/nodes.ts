import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../../apps/server/src/platform/local/sandbox-process.ts';
import { freePort, type ServerProcess, startServer } from '../../apps/server/test/server-process.ts';
import { nodeFlags, serverEnvironment } from '../../scripts/server-process.mjs';
import type { Topology } from './topology.ts';

/** One process of Likha, which can be killed and started again where it was. */
export interface Node {
  kill9(): Promise<void>;
  start(): Promise<void>;
}

/** Behind a proxy nobody is from this machine: who reads metrics says so. */
export const METRICS_TOKEN = randomBytes(24).toString('base64url');

/** Web nodes and workers on the engines, and the stand-in for payment companies, which all of them ask. */
export async function startNodes(
  topology: Topology,
  folder: string,
  webPorts: readonly number[],
  workers: number,
): Promise<{ web: Node[]; workers: Node[]; stop(): Promise<void> }> {
  const sandboxFolder = join(folder, 'sandbox');
  mkdirSync(sandboxFolder);
  const sandbox = await startSandbox({
    port: await freePort(),
    dataDir: sandboxFolder,
    webhookBase: topology.webUrl,
  });
  const shared = {
    ...serverEnvironment(),
    DATABASE_URL: topology.databaseUrl,
    DATABASE_READ_URL: topology.readUrls.join(','),
    DATABASE_POOL: '8',
    REDIS_URL: topology.redisUrl,
    PUBLIC_URL: topology.publicUrl,
    // nginx and HAProxy.
    TRUST_PROXY: '2',
    ...topology.storeSettings,
    METRICS_TOKEN,
    APP_SECRET: randomBytes(32).toString('base64url'),
    PAYPAL_BASE_URL: sandbox.url,
    PAYPAL_CLIENT_ID: 'sandbox-client',
    PAYPAL_CLIENT_SECRET: 'sandbox-client-secret',
    PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK',
    PAYMONGO_BASE_URL: sandbox.url,
    PAYMONGO_SECRET_KEY: 'sk_test_sandbox',
    PAYMONGO_WEBHOOK_SECRET: 'whsk_sandbox',
  };
  const nodeAt = (name: string, port: number, role: 'web' | 'worker'): Node => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    let server: ServerProcess | null = null;
    return {
      async start() {
        const environment = { ...shared, ROLE: role, HEALTH_PORT: String(port) };
        server = await startServer({
          ...{ dataDir, port, sandboxPort: port + 1, nodeFlags: nodeFlags(undefined), environment },
          log: join(folder, `${name}.log`),
        });
      },
      async kill9() {
        await server?.kill9();
        server = null;
      },
    };
  };
  const web = webPorts.map((port, index) => nodeAt(`web-${index}`, port, 'web'));
  const others: Node[] = [];
  for (let index = 0; index < workers; index += 1)
    others.push(nodeAt(`worker-${index}`, await freePort(), 'worker'));
  for (const node of [...others, ...web]) await node.start();
  return {
    web,
    workers: others,
    stop: async () => {
      await Promise.all([...web, ...others].map((node) => node.kill9()));
      await sandbox.stop();
    },
  };
}
