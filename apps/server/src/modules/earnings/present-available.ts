import { pesosFromCentavos } from '@likha/contract/money';
import { availableOn } from './hold.ts';
import type { Available } from './read-available.ts';

/** What can be asked for, what is held until when, what was taken back, and what comes off next (P240 to P242). */
export function presentAvailable(divided: Available) {
  const { available, held, days, holdDays, owed, takenBack } = divided;
  return {
    available_balance: pesosFromCentavos(available),
    on_hold: pesosFromCentavos(held),
    hold_days: holdDays,
    held: days.map(({ day, centavos }) => ({
      date: day,
      amount: pesosFromCentavos(centavos),
      available_on: availableOn(day, holdDays),
    })),
    reserve: pesosFromCentavos(divided.reserved),
    reserve_percentage: divided.reservePercent,
    reserve_days: divided.reserveDays,
    owed: pesosFromCentavos(owed),
    taken_back: pesosFromCentavos(takenBack),
  };
}
