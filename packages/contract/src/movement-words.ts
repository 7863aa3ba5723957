import { CREDIT_PACKS } from './limits.ts';

/** What the books know of a movement: facts, in no language. */
export interface MovementFacts {
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** A line of a history in words, made when it is read. */
export function describeMovement({ reason, details }: MovementFacts): string {
  switch (reason) {
    case 'purchase':
      return describePurchase(details);
    case 'unlock':
      return `Unlocked “${details.title ?? ''}”`;
    case 'refund':
      return 'Refund of a purchase';
    case 'reversal':
      return 'Correction';
    default:
      return 'Other';
  }
}

function describePurchase(details: MovementFacts['details']): string {
  const base = Number(details.base_credits ?? 0).toLocaleString('en-PH');
  const bonus = Number(details.bonus_credits ?? 0);
  const what = `${base}${bonus > 0 ? ` + ${bonus.toLocaleString('en-PH')} bonus` : ''} credits`;
  const pack = CREDIT_PACKS.find(({ id }) => id === details.package_id);
  return pack ? `${pack.name} pack: ${what}` : `Bought ${what}`;
}
