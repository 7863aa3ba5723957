import { paths } from '@likha/contract/addresses';
import { LANGUAGES } from '@likha/contract/language';
import type { PayloadOf } from '../../platform/declare-job.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { philippineHour } from '../../platform/philippine-time.ts';
import { findNewsName, findQuietHours, msUntilQuiet } from '../notifications/index.ts';
import type { sendPushJob } from './declared-jobs.ts';
import { findDevice, forgetDevice } from './devices.queries.ts';
import { stillStands } from './look.queries.ts';
import { findPartnerName } from './names.queries.ts';
import { pushTexts } from './push.texts.generated.ts';
import type { PushDeps } from './push-deps.ts';
import { readKeys } from './push-keys.ts';

/** What could not be handed over by then is told by the bell alone. */
const STALE_MS = HOUR_MS;

/**
 * Tells one device of one thing, in words that name nobody and nothing (P466); who did it in their place for a title, where the person asked for it (P512). A device of which the push service knows nothing any more
 * is forgotten.
 * @throws Error where the push service did not take it, which is tried again
 */
export async function sendPush(
  deps: PushDeps,
  { deviceId, kind, subjectId, at }: PayloadOf<typeof sendPushJob>,
): Promise<void> {
  const device = await findDevice(deps.db, deviceId);
  const now = deps.clock.now();
  const age = now.getTime() - new Date(at).getTime();
  if (!device || age > STALE_MS) return;
  // It may have waited for its push service: what was read meanwhile, is of somebody who was blocked or restricted, or would come in quiet hours, is nothing to tell.
  const due = { person_id: device.person_id, subject_id: subjectId, kind };
  if (!(await stillStands(deps.db, due, philippineHour(now)))) return;
  const language = device.language ?? LANGUAGES[0];
  const url = kind === 'message' ? paths.conversation(subjectId) : paths.notifications();
  const name = device.shows_names ? await nameOf(deps, device.person_id, { kind, subjectId }) : null;
  const quiet = await findQuietHours(deps.db, device.person_id);
  const waitsMs = Math.min(STALE_MS - Math.max(0, age), msUntilQuiet(now, quiet));
  const payload = JSON.stringify({
    title: name ?? pushTexts[language].title,
    body: pushTexts[language][kind],
    url,
    tag: subjectId,
  });
  const pushed = await deps.push.send(
    device,
    // 32 characters of the id name the thing: what waits of it is replaced. A phone that was out of reach is not told in quiet hours, either.
    { payload, ttlSeconds: waitsMs / 1000, topic: subjectId.replaceAll('-', '') },
    await readKeys(deps),
  );
  if (pushed === 'gone') await forgetDevice(deps.db, deviceId);
}

/** Who wrote, or who did it last, as their person is told it in the app; null where that names nobody. */
function nameOf(
  deps: PushDeps,
  personId: string,
  { kind, subjectId }: Pick<PayloadOf<typeof sendPushJob>, 'kind' | 'subjectId'>,
): Promise<string | null> {
  return kind === 'message'
    ? findPartnerName(deps.db, personId, subjectId)
    : findNewsName(deps.db, subjectId, deps.clock.now());
}
