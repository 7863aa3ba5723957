import { createContext } from 'react';
import type { Message } from './kept-messages.ts';

/** Reports a message of the other; a page brings it, as reports are not of messages. */
export const ReportOffer = createContext<(message: Message) => void>(() => undefined);
