import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CallInput, Calls } from '@likha/contract';
import { UPLOAD } from '@likha/contract/limits';
import { latestEnd } from '@likha/contract/live/replay-range';
import type { Tx } from '../../../platform/database/index.ts';
import { inWorkFolder } from '../../media/index.ts';
import { createPost } from '../../posts/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';
import { askLater } from './ask-later.ts';
import { measureRecording } from './measure-recording.ts';
import { recordingOf } from './recording-of.ts';
import { findReplay, type ReplayRow } from './replays.queries.ts';

type Form = CallInput<Calls['createPost']>['body'];

/** It was made before, its creator wants none any more, or may not publish for now. */
class NotWanted extends Error {}

/**
 * Makes a post of a stream that ended (P646): the stretch of what was sent that its creator chose, else all of it, or as much as a video may be (P680), goes
 * through the pipeline of videos as an upload does, so first uploads are looked at first. Once, however often it is asked for; nothing where nothing was
 * recorded, or it was cut by staff; of who is suspended or not verified once they are back (P1033).
 */
export async function makeReplay(deps: LiveDeps, liveId: string): Promise<void> {
  const stream = await findReplay(deps.db, liveId);
  const recordings = deps.live?.recordings;
  if (!recordings) return;
  if (!stream) return askLater(deps, liveId);
  const chosen = chosenOf(stream);
  // One that ended before recordings were measured.
  if (!chosen) return measureRecording(deps, liveId);
  await inWorkFolder(deps, 'replay-', async (folder) => {
    const path = join(folder, 'replay.mp4');
    const film = bounded(recordings.read(liveId, chosen.run, chosen), UPLOAD.videoBytes);
    await pipeline(Readable.from(film), createWriteStream(path, { mode: 0o600 }));
    const file = { path, bytes: (await stat(path)).size, isTruncated: false };
    await publish(deps, stream, file).catch((error: unknown) => {
      if (!(error instanceof NotWanted)) throw error;
      return askLater(deps, liveId);
    });
  });
}

function chosenOf(stream: ReplayRow): { run: number; fromMs: number; toMs: number } | null {
  const { recording_run: run, replay_from_ms: from, replay_to_ms: to } = stream;
  const recording = recordingOf(stream);
  if (run === null || !recording) return null;
  const fromMs = from ?? 0;
  return { run, fromMs, toMs: to ?? latestEnd(recording, fromMs) };
}

/** Whole parts while they fit: what a stretch weighs is known to ten seconds alone. */
async function* bounded(parts: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    if (bytes > most) return;
    yield part;
  }
}

async function publish(
  deps: LiveDeps,
  stream: ReplayRow,
  file: { path: string; bytes: number; isTruncated: boolean },
): Promise<void> {
  const viewer = { ...NOBODY, id: stream.creator_id, username: stream.username, sessionId: deps.ids.next() };
  const keep = async (tx: Tx, postId: string) => {
    const locked = await lockStream(tx, stream.id);
    // Made, discarded, or of somebody who may not publish any more: asked once more, as putting it together takes minutes.
    if (!locked || !(await findReplay(tx, stream.id))) throw new NotWanted();
    // Its creator chose while it was put together: it is put together anew.
    if (locked.replay_from_ms !== stream.replay_from_ms || locked.replay_to_ms !== stream.replay_to_ms)
      throw new Error(`the ends of ${stream.id} were chosen meanwhile`);
    await updateStream(tx, stream.id, { replay_post_id: postId });
  };
  const filled = { form: formOf(stream), files: { media_file: [file] } };
  await createPost(deps, viewer, filled, null, { keep, isWrittenBefore: true });
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
