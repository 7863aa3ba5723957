import { hex } from './hex.ts';
import { TAB_KEY } from './tab-key.ts';

/** The fields of a draft that hold files: one, or several in order. */
export type DraftFiles = Record<string, Blob | Blob[]>;

/** A file that only this tab can open. */
interface SealedFile {
  name: string | null;
  type: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

export type SealedFiles = Record<string, SealedFile | SealedFile[]>;

const KEY_BYTES = 32;
/** Of AES-GCM, as NIST SP 800-38D asks for. */
const IV_BYTES = 12;

/**
 * Files for the browser's database that nobody reads who has only that: the key is the tab's, outlives a reload and goes with the tab.
 * @returns null where the browser seals nothing, as on a page that came without TLS; nothing is to be kept then
 */
export async function sealFiles(files: DraftFiles): Promise<SealedFiles | null> {
  try {
    const key = await tabKey(true);
    return key && (await eachFile(files, (file) => seal(key, file)));
  } catch {
    return null;
  }
}

/** None where the tab is another one, or lost its key. */
export async function openFiles(sealed: SealedFiles): Promise<DraftFiles> {
  try {
    const key = await tabKey(false);
    return key ? await eachFile(sealed, (file) => open(key, file)) : {};
  } catch {
    return {};
  }
}

async function eachFile<From, To>(
  files: Record<string, From | From[]>,
  turn: (file: From) => Promise<To>,
): Promise<Record<string, To | To[]>> {
  const turned = Object.entries(files).map(async ([field, value]) => {
    const of = Array.isArray(value) ? await Promise.all(value.map(turn)) : await turn(value);
    return [field, of] as const;
  });
  return Object.fromEntries(await Promise.all(turned));
}

async function seal(key: CryptoKey, file: Blob): Promise<SealedFile> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await file.arrayBuffer());
  return { name: file instanceof File ? file.name : null, type: file.type, iv, bytes };
}

async function open(key: CryptoKey, { name, type, iv, bytes }: SealedFile): Promise<Blob> {
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return name === null ? new Blob([opened], { type }) : new File([opened], name, { type });
}

/** @param isMade whether to make one where there is none */
async function tabKey(isMade: boolean): Promise<CryptoKey | null> {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known === null && !isMade) return null;
  const bytes = known === null ? crypto.getRandomValues(new Uint8Array(KEY_BYTES)) : fromHex(known);
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  sessionStorage.setItem(TAB_KEY, hex(bytes));
  return key;
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}
