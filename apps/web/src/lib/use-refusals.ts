import { useState } from 'react';
import { fieldErrorsOf } from './api-error.ts';

/**
 * What a call refused of the fields that were sent with it, for forms that are asked about in a dialog and stay open: each is said at
 * its field until something else is typed there. @param typed what stands in the fields, by the names that the call has for them
 */
export function useRefusals<Name extends string>(error: unknown, typed: Record<Name, string>) {
  const [sent, setSent] = useState(typed);
  const errors = fieldErrorsOf(error);
  return {
    /** What is to be said at a field; nothing where it was not refused. */
    of: (name: Name): string | undefined => (typed[name] === sent[name] ? errors[name] : undefined),
    /** As it is sent. */
    remember: () => setSent(typed),
  };
}
