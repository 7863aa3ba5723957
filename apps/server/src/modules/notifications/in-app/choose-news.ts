import { NEWS, NEWS_KINDS, type NewsKind } from '@likha/contract/notification-kinds';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { notificationsTexts } from '../notifications.texts.generated.ts';
import { findInAppOff, setInApp } from './news.queries.ts';

/** What somebody is told of in the app: the kinds that there are for who they are (P446). */
export async function listInApp(deps: BaseDeps, { id, userType }: Viewer) {
  const off = await findInAppOff(deps.db, id);
  return NEWS_KINDS.filter((kind) => NEWS[kind].who === userType || NEWS[kind].who === 'everyone').map(
    (kind) => ({ kind, is_on: !off.includes(kind), is_always: NEWS[kind].isAlways }),
  );
}

/**
 * Turns kinds on or off in the app; what is not named stays as it is.
 * @throws AppError `validation_failed`, naming the field, for one that is always on
 */
export async function chooseInApp(
  deps: BaseDeps,
  viewer: Viewer,
  choices: Partial<Record<NewsKind, boolean>>,
): Promise<void> {
  const named = NEWS_KINDS.filter((kind) => choices[kind] !== undefined);
  const off = named.filter((kind) => !choices[kind]);
  const refused = off.find((kind) => NEWS[kind].isAlways);
  if (refused) {
    const detail = (language: 'en' | 'fil') => notificationsTexts[language].alwaysOn;
    throw new AppError('validation_failed', { detail, errors: { [`in_app.${refused}`]: detail } });
  }
  const on = named.filter((kind) => choices[kind]);
  await setInApp(deps.db, { personId: viewer.id, on, off, now: deps.clock.now() });
}
