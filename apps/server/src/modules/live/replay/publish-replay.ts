import type { CallInput, Calls } from '@likha/contract';
import { isReplayRange, REPLAY_BOUNDS } from '@likha/contract/live/replay-range';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { makeReplayJob } from '../declared-jobs.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { refused } from '../refused.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';
import { recordingOf } from './recording-of.ts';
import { replayKey } from './replay-key.ts';

type Range = CallInput<Calls['publishReplay']>['body'];

/**
 * Chooses which stretch of an own stream's recording becomes a post, and has it made now (P680). Once: asked again, the same is answered, and another
 * stretch is refused. @param range in ms of the recording
 * @throws AppError `live_not_found`, `live_fixed` where nothing can become a post any more, `validation_failed` for a stretch that is none or too large
 */
export async function publishReplay(
  deps: LiveDeps,
  viewer: Viewer,
  id: string,
  { from_ms: from, to_ms: to }: Range,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id, viewer.id);
    if (!stream) throw new AppError('live_not_found');
    if (stream.replay_from_ms === from && stream.replay_to_ms === to) return;
    const recording = recordingOf(stream);
    const isOver =
      stream.replay === 'none' ||
      stream.replay_to_ms !== null ||
      stream.replay_post_id !== null ||
      stream.purged_at !== null;
    if (isOver || !recording)
      throw new AppError('live_fixed', { detail: (language) => liveTexts[language].replayGone });
    if (!isReplayRange(recording, { from, to })) throw outOfBounds();
    await updateStream(tx, id, { replay_from_ms: from, replay_to_ms: to });
    await addJob(tx, makeReplayJob, { liveId: id }, { key: replayKey(id) });
  });
}

function outOfBounds(): AppError {
  return refused('to_ms', (language) => liveTexts[language].replayRange(REPLAY_BOUNDS));
}
