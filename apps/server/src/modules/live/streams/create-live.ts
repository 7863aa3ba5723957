import type { CallInput, Calls } from '@likha/contract';
import { LIVE } from '@likha/contract/live/live-limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { areUploadsReviewed } from '../../posts/index.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { LiveStream } from '../present-live.ts';
import { checkWords } from './check-words.ts';
import { keepPeople } from './name-people.ts';
import { checkPeople } from './people-on-camera.ts';
import { showLive } from './read-lives.ts';
import { checkTime, goalOf, termsOf } from './stream-terms.ts';
import { countPlanned, insertStream } from './streams.queries.ts';

type Form = CallInput<Calls['createLive']>['body'];

/**
 * Makes a stream that is ready to begin, or planned for a time (P624). One whose creator's uploads are looked at first may go live, and is marked for
 * staff: a person looks at it while it runs.
 * @throws AppError `validation_failed`, `live_full`
 */
export async function createLive(deps: LiveDeps, viewer: Viewer, form: Form): Promise<LiveStream> {
  const now = deps.clock.now();
  checkTime(form.scheduled_at, now);
  if (form.people) checkPeople(form.people, form.consents, now);
  await checkWords(deps, viewer.id, { title: form.title, goal_text: form.goal_text });
  const id = deps.ids.next();
  const is_flagged = await areUploadsReviewed(deps, viewer.id);
  await inTransaction(deps.db, async (tx) => {
    if ((await countPlanned(tx, viewer.id)) >= LIVE.planned)
      throw new AppError('live_full', {
        detail: (language) => liveTexts[language].full({ count: LIVE.planned }),
      });
    await insertStream(tx, {
      id,
      creator_id: viewer.id,
      title: form.title,
      ...termsOf(form),
      ...goalOf(form),
      is_nsfw: form.is_nsfw,
      state: 'scheduled',
      scheduled_at: form.scheduled_at ?? null,
      is_flagged,
      created_at: deps.clock.now(),
    });
    if (form.people) await keepPeople(deps, tx, { id, started_at: null }, form.people);
  });
  return showLive(deps, viewer, id);
}
