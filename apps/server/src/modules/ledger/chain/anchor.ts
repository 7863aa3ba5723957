import { join } from 'node:path';

/** A seal that was taken out of the database, so that nobody who has the database can make it anew. */
export interface Anchor {
  readonly day: string;
  readonly number: number;
  /** Of the seal, in hexadecimal digits. */
  readonly hash: string;
}

const LINE = /^(\d{4}-\d{2}-\d{2}) (\d{1,15}) ([0-9a-f]{64})\n$/;

export const folderOf = (dataDir: string): string => join(dataDir, 'anchors');

export const lineOf = ({ day, number, hash }: Anchor): string => `${day} ${number} ${hash}`;

/** Reads one, as it is written in files and mails; null for anything else. */
export function readAnchor(text: string): Anchor | null {
  const [, day, number, hash] = LINE.exec(`${text.trim()}\n`) ?? [];
  return day && number && hash ? { day, number: Number(number), hash } : null;
}
