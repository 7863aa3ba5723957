import { MAILED, type MailedKind, type Rhythm } from '@likha/contract/notification-kinds';
import type { SettingsRow } from './settings.queries.ts';

/** How somebody has a kind mailed: what they chose, or what it is until they choose. */
export function chosenOf(
  settings: Pick<SettingsRow, 'turned_off' | 'mailed'> | undefined,
  kind: MailedKind,
): Rhythm | 'off' {
  if (settings?.turned_off.includes(kind)) return 'off';
  return settings?.mailed[kind] ?? MAILED[kind].usual;
}
