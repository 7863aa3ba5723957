import { RESUMABLE } from '@likha/contract/late-limits';
import { hex } from '../hex.ts';
import { currentSession } from '../session.ts';
import { UPLOADS_KEY } from './uploads-key.ts';

/** By the key of a file: which upload it is part of, and since when. */
type Known = Record<string, { id: string; since: number }>;

/** Less than the server keeps them. */
const KEPT_MS = (RESUMABLE.hours - 1) * 60 * 60 * 1000;
/** So much of a file's beginning and end tells it from others. */
const SAMPLE_BYTES = 256 * 1024;

/**
 * What a file is known by, so that it goes on where it was after a reload, or chosen once more: its bytes, what it is called and who
 * sends it. Null where the browser cannot say; it then begins anew.
 */
export async function keyOfFile(file: File): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const facts = [currentSession().user?.id, file.name, file.type, file.size].join('\n');
  const sample = new Blob([facts, file.slice(0, SAMPLE_BYTES), file.slice(-SAMPLE_BYTES)]);
  const hash = new Uint8Array(await subtle.digest('SHA-256', await sample.arrayBuffer()));
  return hex(hash);
}

/** The id of the upload that this file has been begun as; null for a new one. */
export function knownUpload(key: string | null): string | null {
  return (key && read()[key]?.id) ?? null;
}

export function rememberUpload(key: string | null, id: string): void {
  if (key) write({ ...read(), [key]: { id, since: Date.now() } });
}

/** It was used, is gone, or is not wanted any more. */
export function forgetUpload(key: string | null): void {
  if (!key) return;
  const { [key]: _, ...others } = read();
  write(others);
}

function read(): Known {
  try {
    const known = JSON.parse(localStorage.getItem(UPLOADS_KEY) ?? '{}') as Known;
    const oldest = Date.now() - KEPT_MS;
    return Object.fromEntries(Object.entries(known).filter(([, { since }]) => since > oldest));
  } catch {
    return {};
  }
}

/** Where nothing can be kept, an upload outlives a lost line and no reload. */
function write(known: Known): void {
  try {
    localStorage.setItem(UPLOADS_KEY, JSON.stringify(known));
  } catch {}
}
