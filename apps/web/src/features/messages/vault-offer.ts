import { createContext } from 'react';
import type { SentFile } from './outbox/outbox-store.ts';

/** Lets a creator choose a file of their vault for a message (P469); a page brings it, as the vault is not of messages. Null: there is none. */
export const VaultOffer = createContext<((take: (file: SentFile) => void) => void) | null>(null);
