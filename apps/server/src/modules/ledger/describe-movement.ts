import type { Language } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';
import { CREDIT_PACKS } from '@likha/contract/limits';
import { type MovementsTexts, movementsTexts } from './movements.texts.generated.ts';

/** What the books know of a movement: facts, in no language. */
interface MovementFacts {
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** A line of a history in words, made when it is read (P41). */
export function describeMovement({ reason, details }: MovementFacts, language: Language): string {
  const t = movementsTexts[language];
  switch (reason) {
    case 'purchase':
      return describePurchase(details, language, t);
    case 'unlock':
      if (details.live_id) return t.ticket({ title: details.title ?? '' });
      return details.message_id
        ? t.unlockedMessage({ name: details.name ?? '' })
        : t.unlock({ title: details.title ?? '' });
    case 'subscription':
      return describeSubscription(details, t);
    case 'tip':
      return t.tip({ name: details.name ?? '' });
    case 'gift':
      return t.gift;
    case 'refund':
      return t.refund;
    case 'restitution':
      if (details.live_id) return t.ticketBack({ title: details.title ?? '' });
      return t.restitution({ what: details.title ?? details.name ?? '' });
    case 'dispute':
      return t.dispute;
    case 'reversal':
      if (details.reason === 'dispute') return t.disputeOver;
      return details.reason === 'refund' ? t.refundUndone : t.reversal;
    default:
      return t.other;
  }
}

function describeSubscription(details: MovementFacts['details'], t: MovementsTexts): string {
  const name = details.name ?? '';
  const months = Number(details.gift_months ?? 0);
  if (months === 0) return t.subscription({ name });
  return months === 1 ? t.giftMonth({ name }) : t.giftMonths({ name, months });
}

function describePurchase(details: MovementFacts['details'], language: Language, t: MovementsTexts): string {
  const number = (value: unknown) => Number(value ?? 0).toLocaleString(LOCALES[language]);
  const base = number(details.base_credits);
  const hasBonus = Number(details.bonus_credits ?? 0) > 0;
  const bought = Number(details.base_credits ?? 0) === 1 ? t.credit : t.credits({ base });
  const what = hasBonus ? t.creditsAndBonus({ base, bonus: number(details.bonus_credits) }) : bought;
  const pack = CREDIT_PACKS.find(({ id }) => id === details.package_id);
  return pack ? t.pack({ pack: pack.name, what }) : t.bought({ what });
}
