import { EMAIL_CHARACTERS, FULL_NAME_CHARACTERS } from '@likha/contract/limits';
import { wholeNumber } from '../../lib/format.ts';
import type { ContactTexts } from './contact.texts.generated.ts';

/** The contact form as it is typed. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export const BLANK_MESSAGE: ContactMessage = { name: '', email: '', message: '' };

/** Of the message; counted by the server as well. */
export const MESSAGE_CHARACTERS = 5_000;
const MOST = { name: FULL_NAME_CHARACTERS, email: EMAIL_CHARACTERS, message: MESSAGE_CHARACTERS };

/** What is wrong, field by field (§5). The server judges the address. */
export function contactProblems(
  message: ContactMessage,
  t: ContactTexts,
): Partial<Record<keyof ContactMessage, string>> {
  const names = Object.keys(MOST) as (keyof ContactMessage)[];
  const problems = names.flatMap((name) => {
    const { length } = message[name].trim();
    if (length === 0) return [[name, t.allFields]];
    return length > MOST[name] ? [[name, t.atMost({ count: wholeNumber(MOST[name]) })]] : [];
  });
  return Object.fromEntries(problems);
}
