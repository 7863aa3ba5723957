import { copyFile, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VOICE_NOTE } from '@likha/contract/late-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { PixelGate } from '../image/pixel-gate.ts';
import { deleteUnfinished, insertUploading, isReady, markReady } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys, mediaKeys, voiceExtension } from '../media-keys.ts';
import type { VoiceRefusal } from '../media-refusal.ts';
import { type Faulty, isFaulty, VideoTaskFailed } from '../video/run-video-task.ts';
import type { CleanVoice } from '../video/video-engine.ts';
import { inWorkFolder } from './make-work-folder.ts';
import { rejected, type StoredUpload } from './store-upload.ts';
import { uploadsUnderWay } from './under-way.ts';

/** One whose bytes are stored but which nothing shows yet. */
export type StoredVoice = Omit<StoredUpload, 'kind'>;

/** Each takes a core for seconds: one at a time, and few that wait. */
const GATE = new PixelGate({ pixels: 1, waiting: 30, waitingOfOne: 2 });
const FIELD = 'voice_file';
/** As browsers record: WebM, Ogg, MP4. */
const CONTAINERS = [
  'video/webm',
  'audio/webm',
  'audio/ogg',
  'audio/ogg; codecs=opus',
  'video/mp4',
  'audio/mp4',
  'audio/x-m4a',
];
const HEAD_BYTES = 4096;

/**
 * Makes of a recorded voice note what is served, at once, and keeps it (P510): judged by its content, made anew from its sound
 * alone in a process that can be killed.
 * @throws AppError `file_rejected` that names the field; `service_unavailable` where nothing can be made now; nothing is left behind
 */
export async function storeVoice(deps: MediaDeps, ownerId: string, file: UploadedFile): Promise<StoredVoice> {
  await demandVoice(file);
  return inWorkFolder(deps, 'voice-', async (folder) => {
    const made = await GATE.pass(1, ownerId, () => cleanVoice(deps, file.path, folder));
    if (isFaulty(made)) throw rejected(refusalOf(made), FIELD);
    return keepVoice(deps, ownerId, made);
  });
}

async function demandVoice({ path, bytes, isTruncated }: UploadedFile): Promise<void> {
  if (isTruncated || bytes > VOICE_NOTE.bytes) throw rejected('voice_too_large', FIELD);
  if (bytes === 0) throw rejected('empty_file', FIELD);
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES));
    const { fileTypeFromBuffer } = await import('file-type');
    const detected = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    if (!detected || !CONTAINERS.includes(detected.mime)) throw rejected('no_voice', FIELD);
  } finally {
    await handle.close();
  }
}

/** The process that reads it reads nothing outside of its folder. */
async function cleanVoice(deps: MediaDeps, path: string, folder: string): Promise<CleanVoice | Faulty> {
  const source = join(folder, 'original');
  await copyFile(path, source);
  try {
    return await deps.videoEngine.voice({ source, folder });
  } catch (error) {
    if (!(error instanceof VideoTaskFailed)) throw error;
    deps.log.warn({ err: error }, 'a voice note could not be made ready');
    throw new AppError('service_unavailable', { retryAfterSeconds: 5 });
  }
}

function refusalOf({ fault }: Faulty): VoiceRefusal {
  return fault === 'video_too_long' ? 'voice_too_long' : 'no_voice';
}

async function keepVoice(deps: MediaDeps, ownerId: string, made: CleanVoice): Promise<StoredVoice> {
  const { path, contentType, durationSeconds } = made;
  const id = deps.ids.next();
  const { size: bytes } = await stat(path);
  const facts = { content_type: contentType, bytes, created_at: deps.clock.now() };
  const begun = { id, owner_id: ownerId, kind: 'voice', video_state: null, ...facts } as const;
  await uploadsUnderWay.begin(id, () => insertUploading(deps.db, begun));
  const discard = async () => {
    uploadsUnderWay.end(id);
    if (await isReady(deps.db, id)) return;
    await deps.storage.remove(allKeys(id));
    await deleteUnfinished(deps.db, [id]);
  };
  try {
    await deps.storage.putFile(mediaKeys.voice(id, voiceExtension(contentType)), path, {
      contentType,
      move: true,
    });
  } catch (error) {
    await discard();
    throw error;
  }
  const kept = {
    ...{ content_type: contentType, bytes, duration_seconds: Math.max(1, Math.round(durationSeconds)) },
    ...{ width: null, height: null, thumbhash: null, has_still: false },
  };
  const keep = async (tx: Tx) => {
    await markReady(tx, id, kept);
    uploadsUnderWay.end(id);
  };
  return { id, keep, discard };
}
