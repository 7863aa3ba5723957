import type { CallResponse, Calls } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import { MAILED, type MailedKind, type Rhythm } from '@likha/contract/notification-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { chosenOf } from './mail-choice.ts';
import { mailedTo } from './mailed-kinds.ts';
import { notificationsTexts } from './notifications.texts.generated.ts';
import {
  findSettings,
  type MailChoice,
  type SettingsRow,
  setSetting,
  setShowsNames,
} from './settings.queries.ts';

type Mailed = CallResponse<Calls['getNotificationSettings']>['notifications'][number];

/** As it stands, and as it can be chosen. What is off says how often it came, or would. */
function present(settings: SettingsRow | undefined, kind: MailedKind): Mailed {
  const chosen = chosenOf(settings, kind);
  const { usual, rhythms } = MAILED[kind];
  const kept = chosen === 'off' ? (settings?.mailed[kind] ?? usual) : chosen;
  return { kind, is_on: chosen !== 'off', rhythm: kept === 'off' ? rhythms[0] : kept, rhythms: [...rhythms] };
}

/** What somebody is told of by mail: what there is for who they are (P210). */
export async function listMailed(
  deps: BaseDeps,
  viewer: Viewer,
): Promise<Omit<CallResponse<Calls['getNotificationSettings']>, 'in_app'>> {
  const settings = await findSettings(deps.db, viewer.id);
  return {
    notifications: mailedTo(viewer.userType).map((kind) => present(settings, kind)),
    is_email_confirmed: settings?.is_email_confirmed ?? false,
    shows_names: settings?.shows_names ?? false,
  };
}

/**
 * Turns one kind on or off, and says how often it comes; may be repeated.
 * @throws AppError `fans_only`, `creators_only` for what others are told of; `validation_failed` for how often it never comes
 */
export async function chooseNotification(
  deps: BaseDeps,
  viewer: Viewer,
  choice: MailChoice,
): Promise<Mailed> {
  const { kind, rhythm } = choice;
  demandOwnKind(viewer, kind);
  if (rhythm !== undefined && !(MAILED[kind].rhythms as readonly Rhythm[]).includes(rhythm)) {
    const detail = (language: Language) => notificationsTexts[language].onlyDaily;
    throw new AppError('validation_failed', { detail, errors: { rhythm: detail } });
  }
  await setSetting(deps.db, { ...choice, personId: viewer.id, now: deps.clock.now() });
  return present(await findSettings(deps.db, viewer.id), kind);
}

/** Whether pushes and subjects of mails say who did it (P512). */
export async function chooseNames(deps: BaseDeps, viewer: Viewer, isOn: boolean): Promise<void> {
  await setShowsNames(deps.db, { personId: viewer.id, isOn, now: deps.clock.now() });
}

function demandOwnKind({ userType }: Viewer, kind: MailedKind): void {
  const { who } = MAILED[kind];
  if (who === userType) return;
  const [code, words] =
    who === 'fan' ? (['fans_only', 'fansOnly'] as const) : (['creators_only', 'creatorsOnly'] as const);
  throw new AppError(code, { detail: (language) => notificationsTexts[language][words] });
}
