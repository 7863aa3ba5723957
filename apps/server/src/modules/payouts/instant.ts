import type { Saying } from '@likha/contract';
import { formatCentavos } from '@likha/contract/money';
import { payoutsTexts } from './payouts.texts.generated.ts';

/** What decides whether a payout may leave without an approval. */
export interface InstantFacts {
  /** Whether somebody sends payouts at all, and to this account. */
  isSent: boolean;
  isReached: boolean;
  /** In the name that its creator was verified by; a wallet is sent in that name. */
  isNameVerified: boolean;
  isPaused: boolean;
  /** A dispute of somebody who paid this creator is open. */
  hasOpenDispute: boolean;
  owesCentavos: number;
  limitCentavos: number;
  usedTodayCentavos: number;
  centavos: number;
  feeCentavos: number;
}

/**
 * Why a payout needs an approval after all (P601), in words that its creator can do something with; null where it may leave at once.
 * The first reason counts, what cannot be changed before what can.
 */
export function whyNotInstant(facts: InstantFacts): Saying | null {
  const left = Math.max(0, facts.limitCentavos - facts.usedTodayCentavos);
  const reasons: [boolean, Saying][] = [
    [!facts.isSent || facts.limitCentavos === 0, (language) => payoutsTexts[language].instantOff],
    [facts.isPaused, (language) => payoutsTexts[language].instantPaused],
    [facts.hasOpenDispute, (language) => payoutsTexts[language].instantDispute],
    [facts.owesCentavos > 0, (language) => payoutsTexts[language].instantOwes],
    [!facts.isReached, (language) => payoutsTexts[language].instantBank],
    [!facts.isNameVerified, (language) => payoutsTexts[language].instantName],
    [
      facts.centavos > left,
      (language) =>
        payoutsTexts[language].instantLimit({
          limit: formatCentavos(facts.limitCentavos),
          left: formatCentavos(left),
        }),
    ],
    [facts.centavos <= facts.feeCentavos, (language) => payoutsTexts[language].instantFee],
  ];
  return reasons.find(([applies]) => applies)?.[1] ?? null;
}

/** Two names at least where there are two, and all of the shorter in the longer: middle names, accents, order and initials do not matter. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  const isEnough = shorter.length >= 2 || (shorter.length === 1 && longer.length === 1);
  return isEnough && shorter.every((word) => longer.includes(word));
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1))];
}
