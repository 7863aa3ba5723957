import { pino } from 'pino';
import { createDeps } from '../../../deps.ts';
import { readEnv } from '../../../env.ts';
import type { SavedPayers } from '../../../providers/payments/payment-provider.ts';
import { createProvider } from '../../../providers/payments/sandbox.fixture.ts';
import { runTopUps } from './run-top-ups.ts';

/** Tops up in a process of its own, says so behind the step that is named, and waits there to be killed. */
const [connectionString = '', sandboxUrl = '', step = '', folder = ''] = process.argv.slice(2);

async function hang(): Promise<never> {
  process.stdout.write('there\n');
  return new Promise(() => setInterval(() => undefined, 1000));
}

const paypal = createProvider('paypal', sandboxUrl);
const real = paypal.saved as SavedPayers;
const saved: SavedPayers = {
  ...real,
  createOrder: async (order) => {
    const made = await real.createOrder(order);
    return step === 'ordered' ? hang() : made;
  },
  capture: async (order, token) => {
    if (step === 'asked') return hang();
    await real.capture(order, token);
    return hang();
  },
};
const env = readEnv({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  PATH: process.env.PATH,
  PUBLIC_URL: 'http://likha.test',
});
const wiring = { env, log: pino({ level: 'silent' }), connectionString, sandboxUrl };
const deps = await createDeps(wiring, { isDemo: false });
Object.assign(deps.payments, { paypal: { ...paypal, saved } });
await runTopUps(deps);
