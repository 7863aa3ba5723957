interface Bought {
  is_requoted: boolean;
  granted_credits: number | null;
  base_credits: number;
  bonus_credits: number;
}

/** The credits that a paid purchase brought: as they were promised, or those of the rate when it was paid, which have no bonus. */
export function boughtCredits(row: Bought) {
  return row.is_requoted
    ? { isRequoted: true, baseCredits: row.granted_credits ?? 0, bonusCredits: 0 }
    : { isRequoted: false, baseCredits: row.base_credits, bonusCredits: row.bonus_credits };
}
