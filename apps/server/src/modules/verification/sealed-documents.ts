import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DocumentName } from '@likha/contract';
import { DOCUMENTS } from '@likha/contract/identity';
import { createCipher } from '../../platform/cipher.ts';
import type { VerificationDeps } from './verification-deps.ts';

const keyOf = (id: string, name: DocumentName) => `verifications/${id}/${name}`;

/** A key for each file: what was sealed as one document opens as no other. */
function cipherOf({ keysFor, ids }: VerificationDeps, id: string, name: DocumentName) {
  return createCipher(keysFor(keyOf(id, name)), ids);
}

/** Stores a picture sealed; what was made of the upload touches no disk in the clear. */
export async function sealDocument(
  deps: VerificationDeps,
  id: string,
  { name, picture }: { name: DocumentName; picture: Buffer },
): Promise<void> {
  await mkdir(deps.workFolder, { recursive: true });
  const path = join(deps.workFolder, `sealed-${deps.ids.next()}`);
  try {
    await writeFile(path, cipherOf(deps, id, name).seal(picture), { mode: 0o600 });
    const options = { contentType: 'application/octet-stream', move: true };
    await deps.storage.putFile(keyOf(id, name), path, options);
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

/** Removes both pictures. May be repeated. */
export function removeDocuments({ storage }: VerificationDeps, id: string): Promise<void> {
  return storage.remove(DOCUMENTS.map((name) => keyOf(id, name)));
}
