import type { CallResponse, Calls, Saying } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { MESSAGE_FILES } from '@likha/contract/late-limits';
import { STORAGE_QUOTA_BYTES, UPLOAD } from '@likha/contract/limits';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { type Upload, withUpload } from '../../../platform/http/multipart.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import {
  demandQuota,
  isRefused,
  type RecognisedFile,
  type Refused,
  recogniseFile,
  type StoredVoice,
  storeUpload,
  storeVoice,
} from '../../media/index.ts';
import { closedTo } from '../closed-to.ts';
import { findConversation } from '../conversations.queries.ts';
import { mayWrite } from '../messages.policy.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { findFile, insertFile } from './files.queries.ts';
import { demandMayBringFiles } from './may-bring-files.ts';
import { presentFile } from './present-file.ts';

type MessageFile = CallResponse<Calls['uploadMessageFile']>;

/**
 * Takes a photo, video or voice note in for a message (P431, P510): of who may write there, judged by its content as files of posts, counted for what they
 * may keep. Of no conversation: for a message to many. Nobody else sees it until a message is sent with it.
 * @throws AppError `conversation_not_found`, `messages_closed`, `creator_unverified`, `uploads_reviewed`, `payload_too_large`,
 *   `file_rejected`, `validation_failed`; nothing of it is read before who may is decided
 */
export async function uploadFile(
  deps: MessagesDeps,
  viewer: Viewer,
  conversationId: string | null,
  request: FastifyRequest,
): Promise<MessageFile> {
  await demandMayUpload(deps, viewer, conversationId);
  const most = viewer.userType === 'creator' ? STORAGE_QUOTA_BYTES : MESSAGE_FILES.fanBytes;
  const announced = Number(request.headers['content-length'] ?? 0);
  const limits = {
    workFolder: deps.workFolder,
    maxFileBytes: viewer.userType === 'creator' ? UPLOAD.videoBytes : UPLOAD.imageBytes,
    maxBytes: Math.min(
      UPLOAD.videoBytes + UPLOAD.imageBytes,
      await demandQuota(deps, viewer.id, announced, most),
    ),
    fileFields: calls.uploadMessageFile.files,
  };
  return withUpload(request, limits, (upload) => keepFile(deps, viewer, upload.files));
}

async function demandMayUpload(
  deps: MessagesDeps,
  viewer: Viewer,
  conversationId: string | null,
): Promise<void> {
  if (conversationId !== null) await demandMayWrite(deps, viewer, conversationId);
  if (viewer.userType === 'creator') await demandMayBringFiles(deps, viewer);
}

async function demandMayWrite(deps: MessagesDeps, viewer: Viewer, conversationId: string): Promise<void> {
  const row = await findConversation(deps.db, viewer.id, conversationId, deps.clock.now());
  if (!row) throw new AppError('conversation_not_found');
  if (!mayWrite(row.facts)) throw closedTo(row.facts);
}

async function keepFile(deps: MessagesDeps, viewer: Viewer, files: Upload['files']): Promise<MessageFile> {
  const stored = await storeFile(deps, viewer, files);
  try {
    await inTransaction(deps.db, async (tx) => {
      await stored.keep(tx);
      await insertFile(tx, stored.id, deps.clock.now());
    });
  } catch (error) {
    await stored.discard();
    throw error;
  }
  const row = await findFile(deps.db, stored.id);
  if (!row) throw new Error(`file ${stored.id} of a message is gone`);
  return presentFile(row, viewer, { addresses: deps.mediaAddresses, isLocked: false });
}

async function storeFile(
  deps: MessagesDeps,
  viewer: Viewer,
  { media_file: media, voice_file: voice, thumbnail_file: still }: Upload['files'],
): Promise<StoredVoice> {
  if (voice?.[0] && !media?.[0]) return storeVoice(deps, viewer.id, voice[0]);
  const [file] = media ?? [];
  if (!file) throw refusal('validation_failed', (language) => messagesTexts[language].fileNeeded);
  if (viewer.userType !== 'creator') {
    const recognised = file.isTruncated ? null : await recogniseFile(file.path);
    if (recognised === null || !isPhoto(recognised))
      throw refusal('file_rejected', (language) => messagesTexts[language].photosAlone);
  }
  return storeUpload(deps, viewer.id, file, still?.[0]);
}

/** Or would be one, if it were not at fault: what is wrong with a photo is said as of any other. */
function isPhoto(recognised: RecognisedFile | Refused): boolean {
  if (!isRefused(recognised)) return recognised.kind === 'photo';
  return recognised.refusal !== 'unsupported_type' && recognised.refusal !== 'video_too_large';
}

function refusal(code: 'validation_failed' | 'file_rejected', detail: Saying): AppError {
  return new AppError(code, { detail, errors: { media_file: detail } });
}
