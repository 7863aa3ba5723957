import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Harness } from '../../test/harness.ts';
import { programEnvironment } from '../../test/program-environment.ts';
import { createCipher } from '../platform/cipher.ts';
import { createKeys, deriveKey } from '../platform/keys.ts';

export const OLD = '4f1c9b7e02ad83566ec1f09d7b35a248';
export const NEW = 'b7a3d51c88f04e2a9d6671c3f5e0b294';
const COMMAND = new URL('./reseal.ts', import.meta.url).pathname;

export interface Run {
  child: ChildProcess;
  /** Settles once the command has said this. */
  said(words: string): Promise<void>;
  ended: Promise<{ code: number | null; output: string }>;
}

/** Runs the command as an operator does, beside the processes of the test. */
export function reseal(harness: Harness, environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--no-warnings', COMMAND], {
    env: {
      ...programEnvironment,
      DATABASE_URL: harness.connectionString,
      DATA_DIR: harness.folder,
      DEMO: 'true',
      ...{ APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const said = async (words: string) => {
    while (!output.includes(words)) await Promise.race([once(child.stdout, 'data'), ended.then(fail)]);
  };
  const fail = () => {
    throw new Error(`the command ended: ${output}`);
  };
  return { child, said, ended };
}

/** Sealed by a process that knows the old secret alone, or the new one. */
export function cipherBy(harness: Harness, secret: string, use: string) {
  return createCipher(createKeys(Buffer.from(secret), null)(use), harness.deps.ids);
}

export const keyBy = (secret: string, use: string) => deriveKey(Buffer.from(secret), use);

/** Webhooks of the old secret, as many as said. */
export async function addWebhooks(harness: Harness, count: number, prefix: string): Promise<void> {
  const cipher = cipherBy(harness, OLD, 'webhooks');
  await harness.deps.db
    .insertInto('webhook_events')
    .values(
      Array.from({ length: count }, (_, index) => ({
        provider: 'paypal' as const,
        event_id: `${prefix}-${String(index).padStart(5, '0')}`,
        kind: 'TEST',
        about: 'other' as const,
        status: 'kept' as const,
        payload: cipher.seal(Buffer.from(`payload ${index}`)),
        received_at: harness.clock.now(),
      })),
    )
    .execute();
}
