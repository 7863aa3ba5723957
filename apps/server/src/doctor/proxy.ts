import { request as overPlain } from 'node:http';
import { request as overTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Env, readKnownSecret, readPreviousSecret } from '../env.ts';
import { ASKER_PATH, askerPass, type SeenAsker } from '../platform/http/asker.ts';
import { withoutPort } from '../platform/http/network-address.ts';
import { createKeys } from '../platform/keys.ts';
import { type Examination, type Found, fault, ok, reasonOf, warning } from './finding.ts';

const PATIENCE_MS = 8000;
/** Nobody's (RFC 5737): whom we say that we ask for, as anybody may say it. */
const FORGED = '203.0.113.77';
const PRIVATE =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/;

/** The question as it left here. */
export interface Asked {
  /** Ours, as the next machine sees it. */
  address: string;
  port: number;
  isTls: boolean;
}

const answer = z.object({
  seen: z.string(),
  peer: z.object({ address: z.string(), port: z.number() }),
  forwarded: z.array(z.string()),
});

/**
 * By whose addresses people are seen (P940): asks through the public address under a false name, as anybody may, and hears what the
 * process saw of it.
 */
export const proxy: Examination = {
  part: 'proxy',
  async look({ env, now }) {
    const secret = readKnownSecret(env);
    if (!secret)
      return [warning('no secret is here yet', 'give it the APP_SECRET of the others, or start Likha first')];
    const keys = createKeys(secret, readPreviousSecret(env));
    const url = new URL(env.PUBLIC_URL + ASKER_PATH);
    const headers = { ...askerPass(keys, now()), 'x-forwarded-for': FORGED };
    const asked = await ask(url, headers).catch(reasonOf);
    if (typeof asked === 'string')
      return [warning(`${url.origin} cannot be asked: ${asked}`, 'see what is said of the address')];
    if (asked.sendsTo !== null)
      return [
        warning(
          `${url.origin} sends whoever asks on to ${asked.sendsTo}`,
          'set PUBLIC_URL to the address at which people end',
        ),
      ];
    const seen = answer.safeParse(asked.body);
    if (!seen.success)
      return [
        warning(
          `${url.origin} does not say by which address it sees us (${asked.status})`,
          'is a Likha of this version there, does it have the APP_SECRET that is set here, does its clock go right, and does what is in front pass x-likha-doctor on?',
        ),
      ];
    return [judge(asked, seen.data, env)];
  },
};

/** By what the question became on its way. */
export function judge(asked: Asked, { forwarded, ...saw }: SeenAsker, env: Pick<Env, 'TRUST_PROXY'>): Found {
  const [own, seen, peer] = [asked.address, saw.seen, saw.peer.address].map(plain) as [
    string,
    string,
    string,
  ];
  const trusted = `TRUST_PROXY is ${env.TRUST_PROXY ?? 'not set'} here`;
  const added = forwarded.slice(forwarded.lastIndexOf(FORGED) + 1).map(plain);
  // Who translates addresses on the way leaves the port alone, as a rule; a proxy asks from one of its own.
  const isDirect = !asked.isTls && added.length === 0 && saw.peer.port === asked.port;
  // By its address the proxy believes whoever asks from there, as a doctor beside it does.
  if (seen === FORGED && typeof env.TRUST_PROXY === 'string' && PRIVATE.test(added[0] ?? ''))
    return warning(
      `we ask from ${added[0]}, which TRUST_PROXY believes by its address, so nobody can tell whether others are believed`,
      `set TRUST_PROXY=${added.length}, as many as are in front, or ask from another machine`,
    );
  if (seen === FORGED) return forged(trusted, isDirect, added.length);
  if (isDirect) return ok('nothing is in front, and people are seen by their own addresses');
  if (added.length === 0)
    return (asked.isTls ? fault : warning)(
      `what is in front does not say for whom it asks: everybody is ${seen}, and shares the limits of all`,
      `${SETS_IT}, and set TRUST_PROXY=1; where only addresses are translated, this is right`,
    );
  if (seen !== (added[0] ?? peer))
    return fault(
      `everybody is ${seen}, which is a proxy, and shares the limits of all; ${trusted}`,
      `set TRUST_PROXY=${added.length}, as many as are in front`,
    );
  return ofOwn(own, seen);
}

const SETS_IT =
  'let it set the header itself (nginx: proxy_set_header x-forwarded-for $remote_addr; Caddy does by itself; HAProxy: option forwardfor)';

function forged(trusted: string, isDirect: boolean, proxies: number): Found {
  const says = `whoever sends X-Forwarded-For is believed: limits and networks on record mean nothing; ${trusted}`;
  if (isDirect) return fault(says, 'nothing is in front: take TRUST_PROXY away');
  if (proxies === 0) return fault(says, `what is in front passes it on as it came: ${SETS_IT}`);
  return fault(says, `set TRUST_PROXY=${proxies}, as many as are in front`);
}

/** Is it us whom the first proxy saw? Behind an address that is translated nobody can tell. */
function ofOwn(own: string, seen: string): Found {
  if (seen === own || (PRIVATE.test(own) && !PRIVATE.test(seen)))
    return ok(`people are seen by their own addresses; we by ${seen}`);
  const says = `we asked from ${own} and are seen as ${seen}`;
  return PRIVATE.test(own)
    ? warning(
        says,
        'ask from another network as well: if people are seen so too, they share the limits of all',
      )
    : fault(
        says,
        `something in front of ${seen} is not believed by what comes behind it: let each proxy pass on what the one before it says`,
      );
}

/** `::ffff:10.0.0.1` is 10.0.0.1, and so is `10.0.0.1:50123`. */
function plain(address: string): string {
  return withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
}

interface Heard extends Asked {
  status: number;
  /** The origin that one is sent on to. */
  sendsTo: string | null;
  body: unknown;
}

/** As `fetch` does not say from which port it asks. */
function ask(url: URL, headers: Record<string, string>): Promise<Heard> {
  const isTls = url.protocol === 'https:';
  return new Promise((done, fail) => {
    const options = { headers, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) };
    const request = (isTls ? overTls : overPlain)(url, options, (response) => {
      const { localAddress: address = '', localPort: port = 0 } = response.socket;
      const { statusCode: status = 0 } = response;
      const to = URL.parse(response.headers.location ?? '', url.href)?.origin;
      const sendsTo = status >= 300 && status < 400 && to !== undefined ? to : null;
      text(response).then(
        (body) => done({ address, port, isTls, status, sendsTo, body: readJson(body) }),
        fail,
      );
    });
    request.on('error', fail).end();
  });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
