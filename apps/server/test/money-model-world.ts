import type { Gone } from '../src/modules/restitutions/restitution.ts';
import { AppError } from '../src/platform/app-error.ts';
import type { Person } from './factory.ts';

export interface Purchase {
  id: string;
  fan: Person;
  provider: 'paypal' | 'paymongo';
  isPaid: boolean;
  begunAt: Date;
}

/** What was promised to people in one history; the books must keep it, whatever died meanwhile. */
export interface Promises {
  fans: Person[];
  posts: { id: string; price: number; author: Person }[];
  purchases: Purchase[];
  /** Who got purchases that a coupon paid for, by their ids. */
  gifts: Map<string, Person>;
  /** Prices that were answered, by fan and post. */
  unlocked: Map<string, number>;
  creators: Person[];
  referrer: Person;
  admin: Person;
  /** Who may say what was paid to the tax office; the first is `admin`. */
  finance: readonly Person[];
  coupons: { half: string; ten: string };
  /** Credits of tips that were answered, by fan; each under its key, as a client's retries share one. */
  tipped: Map<string, { fanId: string; credits: number }>;
  /** Credits that one fan gave another, each under its name. */
  given: Map<string, { fanId: string; receiverId: string; credits: number }>;
  /** Fans who ever agreed that credits are bought for them. */
  agreed: Set<string>;
  /** How often finance was told that a period is remitted, and which they were told is taken back. */
  remitted: Map<string, number>;
  takenBack: string[];
  /** What finance was told is booked as having left the bank, and which of it they were told is taken back. */
  funded: Set<string>;
  unfunded: string[];
  /** What went away in this history and was to be given back. */
  gone: Gone[];
  /** Who was ever banned, or left. */
  judged: Set<string>;
}

export const MOST_TRIES = 12;

/** Does again what a dead connection interrupted, as a client with the same key would. A refusal is an answer. */
export async function insist<T>(act: () => Promise<T>): Promise<T | AppError> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof AppError) return error;
      if (attempt >= MOST_TRIES) throw error;
    }
  }
}

export const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(list.length, 1)];
