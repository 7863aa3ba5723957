import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** Characters that cannot be seen, or that turn the text around them: a name with them is not the name that is read. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/u;
const LATIN = /\p{Script=Latin}/u;
/** Alphabets with letters that look like Latin ones. */
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u;
const HOUSE = 'likha';
const OFFICES = new Set(
  `admin administrator admins billing care customer customers desk finance help helpdesk kyc legal mod moderation moderator
  moderators official payments payout payouts safety security service staff support system team the trust verification`.split(
    /\s+/,
  ),
);
const DIGITS = new Map(Object.entries<string>({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }));

/** Why nobody may be called this; null when they may. "Likha Reyes" may, "Likha Support" may not. */
export function nameProblem(fullName: string): 'nameLetters' | 'nameOfStaff' | null {
  if (UNSEEN.test(fullName) || (LATIN.test(fullName) && LOOKALIKE.test(fullName))) return 'nameLetters';
  return soundsOfficial(fullName) ? 'nameOfStaff' : null;
}

function soundsOfficial(fullName: string): boolean {
  const words = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457]/g, (digit) => DIGITS.get(digit) ?? digit)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  // Written as one word: "LikhaSupport".
  const parts = words.flatMap((word) =>
    word.startsWith(HOUSE) ? [HOUSE, word.slice(HOUSE.length)].filter((part) => part !== '') : [word],
  );
  const isOffice = (part: string) => OFFICES.has(part);
  if (parts.includes(HOUSE)) return parts.every((part) => part === HOUSE) || parts.some(isOffice);
  return parts.length > 0 && parts.every(isOffice);
}

/** @throws AppError `validation_failed` for a name that nobody may have (P71) */
export function checkName(fullName: string): void {
  const problem = nameProblem(fullName);
  if (!problem) return;
  const detail: Saying = (language) => accountsTexts[language][problem];
  throw new AppError('validation_failed', { detail, errors: { full_name: detail } });
}
