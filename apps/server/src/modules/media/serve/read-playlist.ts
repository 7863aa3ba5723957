import { text } from 'node:stream/consumers';
import type { Storage } from '../../../providers/storage/storage.ts';
import { mediaKeys, RENDITION_NAMES } from '../media-keys.ts';
import { type MediaQuery, writeQuery } from './sign-media.ts';

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
export const MASTER = 'master.m3u8';
/** Where the job left room for the query that each address of a playlist needs. */
const QUERY = '{query}';

/** The key of a playlist by the last part of its address; null when it names none. */
export function playlistKey(id: string, variant: string): string | null {
  const name = (['master', ...RENDITION_NAMES] as const).find((known) => variant === `${known}.m3u8`);
  return name ? mediaKeys.playlist(id, name) : null;
}

/**
 * A playlist whose addresses are signed as its own is: whoever may have the one may have the others, for as long.
 * @param query of the playlist's address, which has been verified
 * @returns null when there is no such playlist
 */
export async function readPlaylist(storage: Storage, key: string, query: MediaQuery): Promise<string | null> {
  const file = await storage.open(key);
  if (!file) return null;
  return (await text(file.stream)).replaceAll(QUERY, writeQuery(query));
}
