import { createECDH } from 'node:crypto';
import { type Env, readKnownSecret, readPreviousSecret } from '../env.ts';
import { createCipher } from '../platform/cipher.ts';
import { systemClock } from '../platform/clock.ts';
import { createIds } from '../platform/ids.ts';
import { createKeys } from '../platform/keys.ts';
import { bareAddress } from '../providers/mail/bare-address.ts';
import { createWebPush } from '../providers/push/web-push.ts';
import { type Examination, type Found, fault, ok, reasonOf, warning } from './finding.ts';
import { withConnection } from './with-connection.queries.ts';

const PATIENCE_MS = 8000;

/** How devices are told: the pair that we are known by, whom services may write to, and whether they can be reached. Nothing is sent. */
export const push: Examination = {
  part: 'push',
  async look({ env, connectionString }) {
    const services = await Promise.all(env.PUSH_SERVICES.map(reach));
    return [
      ...(connectionString === null ? [] : await pair(env, connectionString)),
      subject(env),
      ...services,
    ];
  },
};

/** Browsers gave their addresses for the public key: the private one must be there, and be its own. */
async function pair(env: Env, connectionString: string): Promise<Found[]> {
  const row = await findPair(connectionString);
  if (!row) return [ok('its keys are made when the first device asks')];
  const secret = readKnownSecret(env);
  if (!secret) return [warning('its keys are sealed by a secret that is not here', 'set APP_SECRET')];
  const cipher = createCipher(createKeys(secret, readPreviousSecret(env))('push'), createIds(systemClock));
  try {
    const own = createECDH('prime256v1');
    own.setPrivateKey(cipher.open(row.sealed).toString(), 'base64url');
    if (own.getPublicKey('base64url') === row.public_key) return [ok('its two keys belong together')];
    return [fault('its two keys do not belong together', LOST)];
  } catch {
    return [
      fault(
        'its private key is not opened by APP_SECRET',
        `set the one it was sealed by, as APP_SECRET_PREVIOUS, and run "reseal"; where that is lost, ${LOST}`,
      ),
    ];
  }
}

const LOST =
  '"delete from push_keys" lets new ones be made: every device that was told before has to be turned on anew';

async function findPair(
  connectionString: string,
): Promise<{ public_key: string; sealed: Buffer } | undefined> {
  return withConnection(
    connectionString,
    { connecting: PATIENCE_MS, asking: PATIENCE_MS },
    async (client) => {
      const there = await client.query<{ yes: boolean }>(
        `select to_regclass('push_keys') is not null as yes`,
      );
      if (!there.rows[0]?.yes) return undefined;
      return (await client.query('select public_key, sealed from push_keys')).rows[0];
    },
  );
}

/** Apple's refuses all that comes from somebody whom nobody can write to. */
function subject(env: Env): Found {
  const address = env.CONTACT_EMAIL ?? bareAddress(env.MAIL_FROM);
  if (env.DEMO || !/@(localhost|.*\.(test|example|invalid|localhost|local))$/i.test(address))
    return ok(`services may write to ${address}`);
  return fault(
    `services are told to write to ${address}, which nobody reads, and some refuse us for it`,
    'set CONTACT_EMAIL, or MAIL_FROM',
  );
}

/** Any answer will do: without a device there is nothing to ask of it. */
async function reach(service: string): Promise<Found> {
  const origin = service.includes('://') ? service : `https://${service}`;
  if (!createWebPush({ services: [service], contact: '' }).isKnown(`${origin}/`))
    return fault(
      `PUSH_SERVICES: ${service} fits no address of a device`,
      'name a host without a port, or an origin',
    );
  try {
    const answer = await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return ok(`${service} can be reached`);
  } catch (error) {
    // Devices of some have hosts below it, which only they name.
    if (/ENOTFOUND|ENODATA/.test(reasonOf(error)))
      return ok(`${service} has no address of its own, and hosts below it cannot be asked without a device`);
    return warning(
      `${service} cannot be asked: ${reasonOf(error)}`,
      'its devices are told nothing: may this machine reach it, by port 443?',
    );
  }
}
