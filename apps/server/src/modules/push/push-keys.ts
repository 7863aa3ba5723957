import { createCipher } from '../../platform/cipher.ts';
import { type Resealing, resealRows } from '../../platform/resealing.ts';
import type { PushKeys } from '../../providers/push/push.ts';
import type { PushDeps } from './push-deps.ts';
import {
  findKeys,
  insertKeys,
  listSealedKeys,
  replaceSealedKeys,
  type SealedKeys,
} from './push-keys.queries.ts';

const cipherOf = ({ keysFor, ids }: Pick<PushDeps, 'keysFor' | 'ids'>) => createCipher(keysFor('push'), ids);

/** The pair by which push services know us; made by who asks first, and the same for all from then on. */
export async function readKeys(deps: PushDeps): Promise<PushKeys> {
  const cipher = cipherOf(deps);
  const known = await findKeys(deps.db);
  if (!known) {
    const { publicKey, privateKey } = deps.push.makeKeys();
    await insertKeys(deps.db, { publicKey, sealed: cipher.seal(Buffer.from(privateKey)) });
    return readKeys(deps);
  }
  return { publicKey: known.public_key, privateKey: cipher.open(known.sealed).toString() };
}

/** Of the pair the private one (P344). */
export async function keysResealing(deps: Pick<PushDeps, 'db' | 'ids' | 'keysFor'>): Promise<Resealing> {
  return resealRows<SealedKeys>({
    name: 'keys of web push',
    cipher: cipherOf(deps),
    list: (after) => (after ? Promise.resolve([]) : listSealedKeys(deps.db)),
    replace: (row, sealed) => replaceSealedKeys(deps.db, row, sealed),
  });
}
