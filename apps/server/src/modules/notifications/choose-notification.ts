import type { CallResponse, Calls, NotificationKind } from '@likha/contract';
import { NOTIFICATIONS } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { notificationsTexts } from './notifications.texts.generated.ts';
import { findSettings, setSetting, setShowsNames } from './settings.queries.ts';

/** What somebody is told of by mail: what there is for who they are, on until they turn it off (P210). */
export async function listMailed(
  deps: BaseDeps,
  viewer: Viewer,
): Promise<Omit<CallResponse<Calls['getNotificationSettings']>, 'in_app'>> {
  const settings = await findSettings(deps.db, viewer.id);
  const off = settings?.turned_off ?? [];
  return {
    notifications: NOTIFICATIONS[viewer.userType].map((kind) => ({ kind, is_on: !off.includes(kind) })),
    is_email_confirmed: settings?.is_email_confirmed ?? false,
    shows_names: settings?.shows_names ?? false,
  };
}

/**
 * Turns one kind on or off; may be repeated.
 * @throws AppError `fans_only`, `creators_only` for what others are told of
 */
export async function chooseNotification(
  deps: BaseDeps,
  viewer: Viewer,
  { kind, isOn }: { kind: NotificationKind; isOn: boolean },
): Promise<void> {
  demandOwnKind(viewer, kind);
  await setSetting(deps.db, { personId: viewer.id, kind, isOn, now: deps.clock.now() });
}

/** Whether pushes and subjects of mails say who did it (P512). */
export async function chooseNames(deps: BaseDeps, viewer: Viewer, isOn: boolean): Promise<void> {
  await setShowsNames(deps.db, { personId: viewer.id, isOn, now: deps.clock.now() });
}

function demandOwnKind({ userType }: Viewer, kind: NotificationKind): void {
  const own: readonly string[] = NOTIFICATIONS[userType];
  if (own.includes(kind)) return;
  const isOfFans = (NOTIFICATIONS.fan as readonly string[]).includes(kind);
  throw new AppError(isOfFans ? 'fans_only' : 'creators_only', {
    detail: (language) => notificationsTexts[language][isOfFans ? 'fansOnly' : 'creatorsOnly'],
  });
}
