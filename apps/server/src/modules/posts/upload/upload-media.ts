import type { CallInput, CallResponse, Calls, Saying } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { AppError } from '../../../platform/app-error.ts';
import type { Upload, UploadedFile } from '../../../platform/http/multipart.ts';
import { parsePart } from '../../../platform/http/parse-input.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isRefused, recogniseFile } from '../../media/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { findKnownFan } from '../read/own-posts.queries.ts';
import { createPost } from '../write/create-post.ts';
import { creditsForPesos } from './credits-for-pesos.ts';
import { presentMedia } from './present-media.ts';

type Form = CallInput<Calls['uploadMedia']>['body'];
type PostForm = CallInput<Calls['createPost']>['body'];
type SecureMedia = CallResponse<Calls['uploadMedia']>;

/**
 * Publishes one file as a post of its own (P197): its title is all that is written, its price is in pesos. What is made for one
 * fan carries that fan's name in every copy.
 * @throws AppError `validation_failed`, also of a video for one fan, `file_rejected`, each naming the field of this form; no trace is left
 */
export async function uploadMedia(
  deps: PostsDeps,
  viewer: Viewer,
  upload: Pick<Upload, 'fields' | 'files'>,
): Promise<SecureMedia> {
  const { file = [] } = upload.files;
  if (file.length === 0) throw refusal('file', (language) => postsTexts[language].fileNeeded);
  const form = parsePart<Form>(calls.uploadMedia.body, upload.fields);
  if (form.fan_username) await demandNoVideo(file[0]);
  const madeFor = form.fan_username ? await knownFan(deps, viewer.id, form.fan_username) : null;
  const fields = {
    title: form.content_title,
    content: form.content_title,
    is_ppv: String(form.is_ppv),
    credit_price: form.is_ppv ? String(await creditsForPesos(deps.db, form.ppv_price ?? 0)) : '',
  };
  try {
    const post = parsePart<PostForm>(calls.createPost.body, fields);
    return presentMedia(await createPost(deps, viewer, { form: post, files: { media_file: file } }, madeFor));
  } catch (error) {
    throw inTheseWords(error);
  }
}

/** A video's file carries nobody's name (P400), so none is made for somebody. What is no media at all is refused for that. */
async function demandNoVideo(file: UploadedFile | undefined): Promise<void> {
  const recognised = file ? await recogniseFile(file.path) : null;
  if (recognised && !isRefused(recognised) && recognised.kind === 'video')
    throw refusal('fan_username', (language) => postsTexts[language].fanOfVideo);
}

/** Only of fans whom the creator may know (P44): of all others it is not even said whether they exist. */
async function knownFan({ db, clock }: PostsDeps, creatorId: string, username: string): Promise<string> {
  const fan = await findKnownFan(db, creatorId, username.replace(/^@/, ''), clock.now());
  if (!fan) throw refusal('fan_username', (language) => postsTexts[language].fanUnknown);
  return fan.id;
}

const FIELDS = new Map(
  Object.entries<string>({
    media_file: 'file',
    title: 'content_title',
    content: 'content_title',
    credit_price: 'ppv_price',
  }),
);

/** The fields of a post by their names in this form. */
function inTheseWords(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.details.errors) return error;
  const errors = Object.fromEntries(
    Object.entries(error.details.errors).map(([field, says]) => [FIELDS.get(field) ?? field, says]),
  );
  return new AppError(error.code, { ...error.details, errors });
}

function refusal(field: string, detail: Saying): AppError {
  return new AppError('validation_failed', { detail, errors: { [field]: detail } });
}
