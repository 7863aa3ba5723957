import { createContext } from 'react';

/** Who wrote a line. */
export interface Writer {
  id: string;
  username: string;
  name: string;
}

/** What can be done about somebody beyond the chat: a page brings it, as neither reporting nor blocking is of streams. */
export interface LineOffersValue {
  /** @param words what they wrote, and where, for who looks at it: a chat is gone soon after its stream (P647) */
  onReport: ((writer: Writer, words: string) => void) | null;
  onBlock: ((writer: Writer) => void) | null;
}

export const LineOffers = createContext<LineOffersValue>({ onReport: null, onBlock: null });
