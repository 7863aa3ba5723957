import type { Env } from '../env.ts';
import { type Examination, type Found, ok, warning } from './finding.ts';

const ADDRESSES = {
  PAYPAL_BASE_URL: 'PayPal',
  PAYMONGO_BASE_URL: 'PayMongo',
  VEROTEL_BASE_URL: 'Verotel',
  XENDIT_BASE_URL: 'Xendit',
} as const satisfies Partial<Record<keyof Env, string>>;
const TODO =
  'right for a rehearsal; before you open, begin with an empty database and real keys, as its books hold money that never was';

/** Stand-ins in the place of who takes and pays out money, outside the demo: everything works there, and nobody is ever paid (P926). */
export const rehearsal: Examination = {
  part: 'money',
  async look({ env }) {
    if (env.DEMO) return [ok('of the demo')];
    const found = standIns(env);
    return found.length > 0 ? found : [ok('no stand-in takes the place of a provider')];
  },
};

function standIns(env: Env): Found[] {
  const names = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];
  const found = names.flatMap((name) => {
    const url = env[name];
    const isStandIn = url !== undefined && (url.startsWith('http:') || /\bsandbox\b/.test(url));
    return isStandIn ? [warning(`${name}: ${url} is not ${ADDRESSES[name]}, and no money moves`, TODO)] : [];
  });
  const isTest = env.PAYMONGO_SECRET_KEY?.startsWith('sk_test') && !env.PAYMONGO_BASE_URL;
  return isTest
    ? [...found, warning('PAYMONGO_SECRET_KEY is one for tests, and no money moves', TODO)]
    : found;
}
