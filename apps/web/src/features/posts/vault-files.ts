import { createContext } from 'react';

/** A file of the vault that a new post shows as well, without an upload (P469). */
export interface ChosenVaultFile {
  file_key: string;
  kind: 'photo' | 'video';
  name: string;
  thumbnail_url: string | null;
}

/** Lets a creator choose one; a page brings it, as the vault is not of posts. Null: there is none. */
export const PostVaultOffer = createContext<((take: (file: ChosenVaultFile) => void) => void) | null>(null);
