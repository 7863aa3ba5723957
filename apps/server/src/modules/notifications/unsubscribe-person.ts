import type { MailedKind } from '@likha/contract/notification-kinds';
import { AppError } from '../../platform/app-error.ts';
import { chosenOf } from './mail-choice.ts';
import type { Unsubscribing } from './notification-links.ts';
import { notificationsTexts } from './notifications.texts.generated.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { findSettings, type SettingsRow, setSetting } from './settings.queries.ts';

/** What a mailed link turns off, and whether it is on: nothing of whom it is for. @throws AppError `link_invalid` */
export async function readLink(
  deps: NotificationsDeps,
  token: string,
): Promise<{ kind: MailedKind; is_on: boolean }> {
  const { kind, settings } = await findByToken(deps, token);
  return { kind, is_on: chosenOf(settings, kind) !== 'off' };
}

/** Turns off what a mailed link is about, without signing in; again it changes nothing (P213). @throws AppError `link_invalid` */
export async function unsubscribePerson(
  deps: NotificationsDeps,
  token: string,
): Promise<{ kind: MailedKind; is_on: false }> {
  const { personId, kind } = await findByToken(deps, token);
  await setSetting(deps.db, { personId, kind, isOn: false, now: deps.clock.now() });
  return { kind, is_on: false };
}

async function findByToken(
  { db, notificationLinks }: NotificationsDeps,
  token: string,
): Promise<Unsubscribing & { settings: SettingsRow }> {
  const what = notificationLinks.read(token);
  const settings = what === null ? undefined : await findSettings(db, what.personId);
  if (!what || !settings)
    throw new AppError('link_invalid', { detail: (language) => notificationsTexts[language].linkInvalid });
  return { ...what, settings };
}
