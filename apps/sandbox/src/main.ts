import { buildSandbox } from './app.ts';
import { readSettings } from './settings.ts';

try {
  const { host, port, ...settings } = readSettings(process.env);
  const app = await buildSandbox({ ...settings, logger: { level: process.env.SANDBOX_LOG_LEVEL || 'warn' } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  const address = await app.listen({ host, port });
  process.stdout.write(`Payment sandbox on ${address}\n`);
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : 'failed to start'}\n`);
  process.exitCode = 1;
}
