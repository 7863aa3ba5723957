import { connect } from 'node:tls';
import type { Env } from '../env.ts';
import { DAY_MS } from '../platform/durations.ts';
import { findPayers } from '../providers/payments/create-payments.ts';
import { type Examination, type Found, fault, isProblem, ok, reasonOf, warning } from './finding.ts';

const PATIENCE_MS = 8000;
const RENEW_WITHIN_DAYS = 14;
const MOST_DRIFT_MS = 30_000;

/** The address that people and providers come by: does it lead here, by TLS, with webhooks let through? */
export const outside: Examination = {
  part: 'address',
  async look({ env, now }) {
    const url = env.PUBLIC_URL;
    const answer = await fetch(`${url}/healthz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    }).catch(reasonOf);
    if (typeof answer === 'string')
      return [
        fault(
          `PUBLIC_URL: ${url} cannot be asked: ${answer}`,
          'does its name lead here, does the proxy run, and would a browser take its certificate?',
        ),
      ];
    if (!answer.ok)
      return [fault(`${url}/healthz answers ${answer.status}`, 'does the proxy lead to this Likha?')];
    return [
      ok(`${url} leads to a Likha that lives`),
      ...clockOf(answer.headers.get('date'), now),
      ...(url.startsWith('https:') ? [await certificate(new URL(url), now)] : []),
      ...(await Promise.all(webhooksOf(env).map((name) => webhook(url, name)))),
      ...(await metrics(url)),
    ];
  },
};

function clockOf(date: string | null, now: () => Date): Found[] {
  const drift = date ? Math.abs(Date.parse(date) - now().getTime()) : 0;
  return drift > MOST_DRIFT_MS
    ? [
        fault(
          `its clock is ${Math.round(drift / 1000)} s away from ours`,
          'let machines follow a time server',
        ),
      ]
    : [];
}

function certificate(url: URL, now: () => Date): Promise<Found> {
  return new Promise((done, fail) => {
    const socket = connect(
      { host: url.hostname, port: Number(url.port || 443), servername: url.hostname, timeout: PATIENCE_MS },
      () => {
        const days = Math.floor(
          (Date.parse(socket.getPeerCertificate().valid_to) - now().getTime()) / DAY_MS,
        );
        socket.end();
        const says = `its certificate is good for ${days} days`;
        done(days < RENEW_WITHIN_DAYS ? warning(says, 'renew it, or see why it is not renewed') : ok(says));
      },
    );
    socket.on('error', fail).on('timeout', () => socket.destroy(new Error('no TLS within seconds')));
  });
}

/** Of who takes money here, or sends it; the others have no such address. */
function webhooksOf(env: Env): string[] {
  return [...findPayers(env, null), ...(env.XENDIT_CALLBACK_TOKEN ? ['xendit'] : [])];
}

/** Refused by us for its signature, it has reached us. */
async function webhook(url: string, name: string): Promise<Found> {
  const path = `/api/webhooks/${name}`;
  // Verotel posts by asking for an address.
  const method = name === 'verotel' ? 'GET' : 'POST';
  const body = { method, headers: { 'content-type': 'application/json' }, body: '{}' };
  const { status, headers } = await fetch(url + path, {
    ...(method === 'POST' && body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // A proxy that asks for a password refuses as well, in words of its own.
  return [400, 401, 403].includes(status) && isProblem(headers.get('content-type'))
    ? ok(`${path} can be reached`)
    : fault(
        `${path} answers ${status} to a ${method}`,
        `let the proxy pass ${method} through, without a sign-in or a check of its own`,
      );
}

async function metrics(url: string): Promise<Found[]> {
  const { status } = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return status === 200 && !/\/\/(127\.|localhost|\[::1\])/.test(url)
    ? [fault('/metrics is open to everybody', 'set METRICS_TOKEN, and let the proxy refuse it')]
    : [];
}
