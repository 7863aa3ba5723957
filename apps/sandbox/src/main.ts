import { buildSandbox } from './app.ts';
import { readSettings } from './settings.ts';

async function close(app: Awaited<ReturnType<typeof buildSandbox>>): Promise<void> {
  await app.close();
  if (process.connected) process.disconnect();
}

try {
  const { host, port, ...settings } = readSettings(process.env);
  const app = await buildSandbox({ ...settings, logger: { level: process.env.SANDBOX_LOG_LEVEL || 'warn' } });
  // `disconnect`: whoever started us with a channel is gone, and nobody else would stop us.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(signal, () => void close(app));
  const address = await app.listen({ host, port });
  process.stdout.write(`Payment sandbox on ${address}\n`);
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : 'failed to start'}\n`);
  process.exitCode = 1;
}
