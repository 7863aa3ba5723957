import { pesosFromCentavos } from '@likha/contract/money';
import { availableOn } from './hold.ts';
import type { Available } from './read-available.ts';

/** What can be asked for, what is held until when, what was taken back, and what comes off next (P240 to P242). */
export function presentAvailable({ available, held, days, holdDays, owed, takenBack }: Available) {
  return {
    available_balance: pesosFromCentavos(available),
    on_hold: pesosFromCentavos(held),
    hold_days: holdDays,
    held: days.map(({ day, centavos }) => ({
      date: day,
      amount: pesosFromCentavos(centavos),
      available_on: availableOn(day, holdDays),
    })),
    owed: pesosFromCentavos(owed),
    taken_back: pesosFromCentavos(takenBack),
  };
}
