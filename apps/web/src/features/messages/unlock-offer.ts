import { createContext, type ReactNode } from 'react';
import type { Message } from './kept-messages.ts';

/** What a locked message offers to whoever looks; a page brings it, as paying is not of messages. */
export const UnlockOffer = createContext<(message: Message) => ReactNode>(() => null);
