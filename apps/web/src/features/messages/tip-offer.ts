import { createContext } from 'react';

/** Lets a fan tip the creator they write with (P471); a page brings it, as paying is not of messages. Null: nobody is tipped here. */
export const TipOffer = createContext<(() => void) | null>(null);
