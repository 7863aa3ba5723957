import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { noteChange } from '../chat/news.queries.ts';
import { sayIfReached } from '../chat/say-goal.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { LiveStream } from '../present-live.ts';
import { refused } from '../refused.ts';
import { checkWords } from './check-words.ts';
import { keepPeople } from './name-people.ts';
import { checkPeople } from './people-on-camera.ts';
import { showLive } from './read-lives.ts';
import { checkTime, goalOf, termsOf } from './stream-terms.ts';
import { hasTickets, lockStream, updateStream } from './streams.queries.ts';

type Form = CallInput<Calls['changeLive']>['body'];
type Locked = NonNullable<Awaited<ReturnType<typeof lockStream>>>;

/**
 * Changes an own stream: title, goal and replay until it has ended, whom it is for and what it costs before it began and while nobody has paid (P626).
 * @throws AppError `live_not_found`, `live_ended`, `live_fixed`, `validation_failed`
 */
export async function changeLive(
  deps: LiveDeps,
  viewer: Viewer,
  id: string,
  form: Form,
): Promise<LiveStream> {
  const now = deps.clock.now();
  checkTime(form.scheduled_at, now);
  if (form.people) checkPeople(form.people, form.consents, now);
  await checkWords(deps, viewer.id, { title: form.title, goal_text: form.goal_text });
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id, viewer.id);
    if (!stream) throw new AppError('live_not_found');
    if (stream.state === 'ended') throw new AppError('live_ended');
    await demandFree(tx, stream, form);
    const wanted = changed(stream, form);
    const isMoved = wanted.scheduled_at?.getTime() !== stream.scheduled_at?.getTime();
    await updateStream(tx, id, { ...wanted, ...(isMoved && { reminded_at: null }) });
    if (stream.state === 'running' && isOpenGoal(stream)) {
      const after = Number(stream.reached_credits);
      await sayIfReached(deps, tx, { id, ...wanted, reached: { before: 0, after } });
    }
    if (form.people) await keepPeople(deps, tx, stream, form.people);
    await noteChange(tx, id);
  });
  return showLive(deps, viewer, id);
}

/** What a buyer decided by stays as it was. @throws AppError `live_fixed` */
async function demandFree(tx: Tx, stream: Locked, form: Form): Promise<void> {
  const wanted = changed(stream, form);
  const isFixed =
    wanted.audience !== stream.audience ||
    wanted.ticket_price !== stream.ticket_price ||
    wanted.is_nsfw !== stream.is_nsfw ||
    wanted.scheduled_at?.getTime() !== stream.scheduled_at?.getTime();
  if (!isFixed) return;
  if (stream.state === 'running' || (await hasTickets(tx, stream.id)))
    throw new AppError('live_fixed', { detail: (language) => liveTexts[language].fixed });
}

/** A goal that is not reached yet, or none: of one that is, that was said. */
function isOpenGoal({ goal_credits: goal, reached_credits: reached }: Locked): boolean {
  return goal === null || Number(reached) < goal;
}

function changed(stream: Locked, form: Form) {
  const isGoalSaid = form.goal_credits !== undefined || form.goal_text !== undefined;
  const wanted = {
    title: form.title ?? stream.title,
    is_nsfw: form.is_nsfw ?? stream.is_nsfw,
    scheduled_at: form.scheduled_at === undefined ? stream.scheduled_at : form.scheduled_at,
    ...termsOf({
      audience: form.audience ?? stream.audience,
      ticket_price: form.ticket_price ?? stream.ticket_price,
      replay: form.replay ?? stream.replay,
      replay_price: form.replay_price ?? stream.replay_price,
    }),
    ...(isGoalSaid
      ? goalOf({
          goal_credits: form.goal_credits === undefined ? stream.goal_credits : form.goal_credits,
          goal_text: form.goal_text ?? stream.goal_text,
        })
      : { goal_credits: stream.goal_credits, goal_text: stream.goal_text }),
  };
  if (wanted.goal_credits !== null && wanted.goal_text === '')
    throw refused('goal_text', (language) => liveTexts[language].goalWords);
  return wanted;
}
