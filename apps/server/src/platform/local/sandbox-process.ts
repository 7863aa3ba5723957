import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';

export interface SandboxProcess {
  /** Where it listens, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

export interface SandboxOptions {
  port: number;
  dataDir: string;
  /** Our own API, for webhooks. */
  webhookBase: string;
}

const ENTRY = new URL('../../../../sandbox/src/main.ts', import.meta.url).pathname;
const START_TIMEOUT_MS = 15_000;

/** Starts the payment sandbox as a program of its own: the app speaks to it over HTTP as it would to a provider. */
export async function startSandbox({ port, dataDir, webhookBase }: SandboxOptions): Promise<SandboxProcess> {
  const free = (await isTaken(port)) ? 0 : port;
  const child = spawn(process.execPath, ['--disable-proto=delete', ENTRY], {
    // The channel tells it when we are gone, so that a kill -9 of ours leaves no sandbox behind.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Its own process group: Ctrl-C reaches us only, and we stop it after our last request.
    detached: true,
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: String(free),
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_STATE: join(dataDir, 'sandbox.jsonl'),
      WEBHOOK_URL_PAYPAL: `${webhookBase}/api/webhooks/paypal`,
      WEBHOOK_URL_PAYMONGO: `${webhookBase}/api/webhooks/paymongo`,
      WEBHOOK_URL_VEROTEL: `${webhookBase}/api/webhooks/verotel`,
      WEBHOOK_URL_XENDIT: `${webhookBase}/api/webhooks/xendit`,
    },
  });
  return { url: await announcedAddress(child), stop: () => stop(child) };
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

function announcedAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    const timer = setTimeout(
      () => fail(new Error('the payment sandbox did not start in time')),
      START_TIMEOUT_MS,
    );
    let output = '';
    child.once('exit', (code) => fail(new Error(`the payment sandbox ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Payment sandbox on (http:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      found(address.replace(/\/$/, ''));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
