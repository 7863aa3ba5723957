import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DocumentName } from '@likha/contract';
import { DOCUMENTS } from '@likha/contract/identity';
import { createCipher } from '../../platform/cipher.ts';
import { resealed } from '../../platform/resealing.ts';
import type { VerificationDeps } from './verification-deps.ts';

const keyOf = (id: string, name: DocumentName) => `verifications/${id}/${name}`;

/** A key for each file: what was sealed as one document opens as no other. */
function cipherOf(
  { keysFor, ids }: Pick<VerificationDeps, 'keysFor' | 'ids'>,
  id: string,
  name: DocumentName,
) {
  return createCipher(keysFor(keyOf(id, name)), ids);
}

/** Stores a picture sealed; what was made of the upload touches no disk in the clear. */
export async function sealDocument(
  deps: VerificationDeps,
  id: string,
  { name, picture }: { name: DocumentName; picture: Buffer },
): Promise<void> {
  await store(deps, keyOf(id, name), cipherOf(deps, id, name).seal(picture));
}

type StoreDeps = Pick<VerificationDeps, 'ids' | 'storage' | 'workFolder'>;

/** The new one takes the place of the old one whole. */
async function store(deps: StoreDeps, key: string, sealed: Buffer): Promise<void> {
  await mkdir(deps.workFolder, { recursive: true });
  const path = join(deps.workFolder, `sealed-${deps.ids.next()}`);
  try {
    await writeFile(path, sealed, { mode: 0o600 });
    const options = { contentType: 'application/octet-stream', move: true };
    await deps.storage.putFile(key, path, options);
  } finally {
    await rm(path, { force: true });
  }
}

/** The picture in the clear; null when it is not there. @throws when it was changed in the store */
export async function openDocument(
  deps: VerificationDeps,
  id: string,
  name: DocumentName,
): Promise<Buffer | null> {
  const file = await deps.storage.open(keyOf(id, name));
  return file && cipherOf(deps, id, name).open(await buffer(file.stream));
}

/** Seals a picture anew that another secret sealed (P344). Who calls it keeps others from removing it meanwhile. */
export async function resealDocument(
  deps: StoreDeps & Pick<VerificationDeps, 'keysFor'>,
  id: string,
  name: DocumentName,
): Promise<'gone' | 'current' | 'old' | 'unreadable'> {
  const file = await deps.storage.open(keyOf(id, name));
  if (!file) return 'gone';
  const sealed = resealed(cipherOf(deps, id, name), await buffer(file.stream));
  if (sealed === null) return 'current';
  if (sealed === 'unreadable') return 'unreadable';
  await store(deps, keyOf(id, name), sealed);
  return 'old';
}

/** Removes both pictures. May be repeated. */
export function removeDocuments({ storage }: VerificationDeps, id: string): Promise<void> {
  return storage.remove(DOCUMENTS.map((name) => keyOf(id, name)));
}
