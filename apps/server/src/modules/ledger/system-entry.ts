import type { Entry, Reason, Subject } from './entry.ts';

/**
 * An entry that the system makes about the row it is named after, at the rate and by the rules in force. Nobody clicked: it begins a
 * story of its own.
 */
export function systemEntry(
  reason: Reason & Subject['type'],
  id: string,
  { centavos_per_credit: centavosPerCredit, version }: { centavos_per_credit: number; version: number },
  { details = {}, ...entry }: Pick<Entry, 'valueCentavos' | 'postings'> & Partial<Pick<Entry, 'details'>>,
): Entry {
  return {
    reason,
    key: `${reason}:${id}`,
    actor: { type: 'system' },
    subject: { type: reason, id },
    correlationId: id,
    centavosPerCredit,
    settingsVersion: version,
    details,
    ...entry,
  };
}
