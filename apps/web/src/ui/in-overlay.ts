import { createContext } from 'react';

/** Whether this lies over the page, with an entry of its own in the history. */
export const InOverlay = createContext(false);
