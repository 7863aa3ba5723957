import { LOCALES } from '@likha/contract/language';
import { formatCredits, formatWhole } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { HeldCredits } from './held-credits.queries.ts';
import { salesTexts } from './sales.texts.generated.ts';

const TOO_FEW = {
  unlock: 'tooFew',
  message: 'tooFewForMessage',
  ticket: 'tooFewForTicket',
  subscription: 'tooFewToSubscribe',
  tip: 'tooFewToTip',
  gift: 'tooFewToGive',
} as const;

/** What credits are for, to say what they do not suffice for. */
export type Use = keyof typeof TOO_FEW;

/** @returns an AppError `insufficient_credits` */
export function tooFew(use: Use, credits: number, balance: number): AppError {
  return new AppError('insufficient_credits', {
    detail: (language) =>
      salesTexts[language][TOO_FEW[use]]({
        credits: formatCredits(credits),
        balance: formatWhole(balance),
        missing: formatWhole(credits - balance),
      }),
  });
}

/**
 * @param free credits that no request holds; less than nothing where a dispute took held ones
 * @returns an AppError `credits_held`
 */
export function heldBack({ credits, asked_at: askedAt }: HeldCredits, free: number): AppError {
  return new AppError('credits_held', {
    detail: (language) => {
      const t = salesTexts[language];
      const day = { timeZone: 'Asia/Manila', dateStyle: 'long' } as const;
      const held = {
        credits: formatWhole(credits),
        when: askedAt?.toLocaleDateString(LOCALES[language], day) ?? '',
      };
      return free === 1 ? t.heldButOne(held) : t.held({ ...held, free: formatWhole(Math.max(0, free)) });
    },
  });
}
