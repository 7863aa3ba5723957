import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CallInput, Calls } from '@likha/contract';
import { UPLOAD } from '@likha/contract/limits';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { RecordedRun } from '../../../providers/live/live-engine.ts';
import { inWorkFolder } from '../../media/index.ts';
import { createPost } from '../../posts/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';
import { findReplay, type ReplayRow } from './replays.queries.ts';

type Form = CallInput<Calls['createPost']>['body'];

/** Of what an upload may be, with room for what a container needs beside. */
const MOST_BYTES = Math.floor(UPLOAD.videoBytes * 0.95);
/** Shorter ones are nothing to look at. */
const LEAST_MS = 5000;

const ARRIVES_MS = 2 * MINUTE_MS;

class MadeBefore extends Error {}

/**
 * Makes a post of a stream that ended (P646): what was sent goes through the pipeline of videos as an upload does, so first uploads are looked at first. Of
 * one that is larger than an upload may be, its beginning. Once, however often it is asked for; nothing where nothing was recorded, or it was cut by staff.
 */
export async function makeReplay(deps: LiveDeps, liveId: string): Promise<void> {
  const stream = await findReplay(deps.db, liveId);
  const recordings = deps.live?.recordings;
  if (!recordings || !stream) return;
  const run = longest(await recordings.runs(liveId));
  if (!run || run.durationMs < LEAST_MS) return demandLate(stream, deps.clock.now());
  const toMs =
    run.bytes <= MOST_BYTES ? run.durationMs : Math.floor((run.durationMs * MOST_BYTES) / run.bytes);
  await inWorkFolder(deps, 'replay-', async (folder) => {
    const path = join(folder, 'replay.mp4');
    const bytes = recordings.read(liveId, run.index, { fromMs: 0, toMs });
    await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600 }));
    const file = { path, bytes: (await stat(path)).size, isTruncated: false };
    await publish(deps, stream, file).catch((error: unknown) => {
      if (!(error instanceof MadeBefore)) throw error;
    });
  });
}

/** What was sent may be on its way into the store still. @throws Error while it may */
function demandLate({ id, ended_at: endedAt }: ReplayRow, now: Date): void {
  if (now.getTime() - endedAt.getTime() < ARRIVES_MS)
    throw new Error(`the recording of ${id} is not there yet`);
}

/** Each change of size or codec begins another. */
function longest(runs: readonly RecordedRun[]): RecordedRun | undefined {
  return [...runs].sort((one, other) => other.durationMs - one.durationMs)[0];
}

async function publish(
  deps: LiveDeps,
  stream: ReplayRow,
  file: { path: string; bytes: number; isTruncated: boolean },
): Promise<void> {
  const viewer = { ...NOBODY, id: stream.creator_id, username: stream.username, sessionId: deps.ids.next() };
  await createPost(
    deps,
    viewer,
    { form: formOf(stream), files: { media_file: [file] } },
    null,
    async (tx, postId) => {
      const locked = await lockStream(tx, stream.id);
      if (!locked || locked.replay_post_id !== null) throw new MadeBefore();
      await updateStream(tx, stream.id, { replay_post_id: postId });
    },
  );
}

/** The creator, for what is done for them while they may not be here. */
const NOBODY = {
  userType: 'creator',
  staffRole: null,
  isVerified: true,
  isSafeMode: false,
  language: null,
} as const;

function formOf({ title, is_nsfw, replay, replay_price: price }: ReplayRow): Form {
  return {
    title,
    content: title,
    type: 'video',
    is_nsfw,
    is_ppv: replay === 'paid',
    is_subscriber_only: replay === 'subscribers',
    credit_price: replay === 'paid' ? (price ?? undefined) : undefined,
    tags: [],
    publish_at: undefined,
    // Everybody on camera was named, of age and agreed before it began (P622).
    depicted_consent: true,
  } as Form;
}
