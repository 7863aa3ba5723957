import { createHash } from 'node:crypto';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { createCipher } from '../../platform/cipher.ts';
import { everyKey, type Keys } from '../../platform/keys.ts';
import { type Resealing, resealRows } from '../../platform/resealing.ts';
import {
  type FormerKey,
  insertFormerKey,
  listFormerKeys,
  listSealedKeys,
  replaceSealedKey,
} from './former-keys.queries.ts';

/** What is made by these stays for good, and is nowhere to be made anew from. */
const LASTING = ['trace', 'id-numbers'] as const;
export type LastingUse = (typeof LASTING)[number];

export type SecretsDeps = Pick<BaseDeps, 'db' | 'ids' | 'clock'> & { keysFor(use: string): Keys };

const cipherOf = ({ keysFor, ids }: SecretsDeps) => createCipher(keysFor('former-keys'), ids);

/** Every key of a use that something may have been made by: of the secret of now, of the one beside it, and of all before. */
export async function listKeys(deps: SecretsDeps, use: LastingUse): Promise<readonly Buffer[]> {
  const cipher = cipherOf(deps);
  const sealed = await listFormerKeys(deps.db, use);
  const keys = [...everyKey(deps.keysFor(use)), ...sealed.map((key) => cipher.open(key))];
  return keys.filter((key, place) => keys.findIndex((other) => other.equals(key)) === place);
}

/** Keeps the keys of the secret that is being replaced, for what is made by them for good (P344). May be repeated. */
export async function keepFormerKeys(deps: SecretsDeps): Promise<void> {
  for (const use of LASTING)
    for (const key of deps.keysFor(use).others)
      await insertFormerKey(deps.db, {
        use,
        key_hash: createHash('sha256').update(key).digest(),
        sealed: cipherOf(deps).seal(key),
        added_at: deps.clock.now(),
      });
}

/** The kept keys themselves, when the next secret comes. */
export async function formerKeysResealing(deps: SecretsDeps): Promise<Resealing> {
  return resealRows<FormerKey>({
    name: 'former keys',
    cipher: cipherOf(deps),
    list: (after, limit) => listSealedKeys(deps.db, after, limit),
    replace: (key, sealed) => replaceSealedKey(deps.db, key, sealed),
  });
}
