import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';

/**
 * Has no post made of an own stream that ended, as its creator wants none after all (P975): what was sent goes as that of any other (P647). Again, it is
 * answered the same. @throws AppError `live_not_found`, `live_fixed` where it has not ended, or is being made or was
 */
export async function discardReplay(deps: LiveDeps, viewer: Viewer, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stream = await lockStream(tx, id, viewer.id);
    if (!stream) throw new AppError('live_not_found');
    if (stream.state !== 'ended' || stream.replay_to_ms !== null || stream.replay_post_id !== null)
      throw new AppError('live_fixed', { detail: (language) => liveTexts[language].replayStays });
    await updateStream(tx, id, { replay: 'none', replay_price: null });
  });
}
