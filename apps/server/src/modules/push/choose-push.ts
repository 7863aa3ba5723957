import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { PUSH_LIMITS, PUSHED, PUSHED_KINDS } from '@likha/contract/notification-kinds';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { lookJob } from './declared-jobs.ts';
import { hasDevice, keepDevice, removeDevice } from './devices.queries.ts';
import { pushTexts } from './push.texts.generated.ts';
import type { PushDeps } from './push-deps.ts';
import { readKeys } from './push-keys.ts';
import { findPushSettings, setPushSettings } from './push-settings.queries.ts';

type Shown = CallResponse<Calls['getPush']>;

/** What a person's devices are told of, and whether the one of this session is (P464). */
export async function readPush(deps: PushDeps, viewer: Viewer): Promise<Shown> {
  const { publicKey } = await readKeys(deps);
  const { turned_off: off, quiet_from: from, quiet_to: to } = await findPushSettings(deps.db, viewer.id);
  return {
    public_key: publicKey,
    is_on: await hasDevice(deps.db, viewer.sessionId),
    kinds: PUSHED_KINDS.filter((kind) => [viewer.userType, 'everyone'].includes(PUSHED[kind].who)).map(
      (kind) => ({
        kind,
        is_on: PUSHED[kind].isAlways || !off.includes(kind),
        is_always: PUSHED[kind].isAlways,
      }),
    ),
    quiet_hours: from === null || to === null ? null : { from, to },
  };
}

/**
 * Chooses what is pushed, and when nothing is; what is not named stays as it is.
 * @throws AppError `validation_failed`, naming the field, for a kind that is always on
 */
export async function changePush(
  deps: PushDeps,
  viewer: Viewer,
  { kinds = {}, quiet_hours: quiet }: CallInput<Calls['changePush']>['body'],
): Promise<Shown> {
  const named = PUSHED_KINDS.filter((kind) => kinds[kind] !== undefined);
  const off = named.filter((kind) => !kinds[kind]);
  const refused = off.find((kind) => PUSHED[kind].isAlways);
  if (refused) {
    const detail = (language: 'en' | 'fil') => pushTexts[language].alwaysOn;
    throw new AppError('validation_failed', { detail, errors: { [`kinds.${refused}`]: detail } });
  }
  const on = named.filter((kind) => kinds[kind]);
  await setPushSettings(deps.db, { personId: viewer.id, on, off, quiet, now: deps.clock.now() });
  return readPush(deps, viewer);
}

/**
 * Tells the device of this session from now on.
 * @throws AppError `validation_failed` for the address of a push service that we do not send to
 */
export async function putDevice(
  deps: PushDeps,
  viewer: Viewer,
  { endpoint, keys }: CallInput<Calls['addPushDevice']>['body'],
): Promise<Shown> {
  if (!deps.push.isKnown(endpoint)) {
    const detail = (language: 'en' | 'fil') => pushTexts[language].unknownService;
    throw new AppError('validation_failed', { detail, errors: { endpoint: detail } });
  }
  const row = { id: deps.ids.next(), personId: viewer.id, sessionId: viewer.sessionId };
  await inTransaction(deps.db, async (tx) => {
    await keepDevice(tx, { endpoint, ...keys, ...row, at: deps.clock.now(), most: PUSH_LIMITS.devices });
    // The first device waits for no clock.
    await addJob(tx, lookJob, {}, { key: lookJob.id });
  });
  return readPush(deps, viewer);
}

export async function dropDevice(deps: PushDeps, viewer: Viewer): Promise<Shown> {
  await removeDevice(deps.db, viewer.sessionId);
  return readPush(deps, viewer);
}
