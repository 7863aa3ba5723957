import { fieldErrorsOf } from './api-error.ts';

/** What was refused, by the names of a form whose fields are called otherwise. @param names by what the call calls them; others keep theirs */
export function fieldErrorsAs(error: unknown, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([name, words]) => [names[name] ?? name, words]),
  );
}
