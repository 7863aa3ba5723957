import type { CallInput, CallResponse, Calls, Saying } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { MAX_CREDIT_PRICE, USERNAME_FORM } from '@likha/contract/limits';
import { formatWhole } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { fieldsTexts } from '../../platform/http/fields.texts.generated.ts';
import type { Upload, UploadedFile } from '../../platform/http/multipart.ts';
import { parsePart } from '../../platform/http/parse-input.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isRefused, judgePicture, markOf, recogniseFile, rejected } from '../media/index.ts';
import { creditsForPesos } from '../posts/index.ts';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import type { MediaTestDeps } from './media-test-deps.ts';

type Form = CallInput<Calls['tryUpload']>['body'];
type Judged = CallResponse<Calls['tryUpload']>;

/** Who tries something out: nobody has more than so many pictures waiting. */
interface Trier {
  viewer: Viewer | null;
  /** Tells one guest's network from another's. */
  address: string;
}

/**
 * Judges an upload as `POST /media/upload` does and makes of a picture what that makes; all of it goes back to who sent it, and
 * nothing is kept (P222). A video is recognised and no more: making it ready takes a core for minutes.
 * @throws AppError `validation_failed`, `file_rejected`, as an upload is refused
 */
export async function judgeUpload(
  deps: MediaTestDeps,
  { viewer, address }: Trier,
  upload: Pick<Upload, 'fields' | 'files'>,
): Promise<Judged> {
  const file = upload.files.file?.[0];
  if (!file) throw refusal('file', (language) => mediaTestTexts[language].fileNeeded);
  const form = parsePart<Form>(calls.tryUpload.body, upload.fields);
  if (form.is_ppv) await demandPrice(deps, form.ppv_price ?? 0);
  const madeFor = fanIn(form);
  const recognised = await recognise(file);
  const facts = {
    content_title: form.content_title,
    is_ppv: form.is_ppv,
    ppv_price: form.is_ppv ? (form.ppv_price ?? null) : null,
    content_type: recognised.contentType,
    bytes: file.bytes,
  };
  if (recognised.kind === 'video' && madeFor)
    throw refusal('fan_username', (language) => mediaTestTexts[language].fanOfVideo);
  if (recognised.kind === 'video')
    return {
      ...facts,
      width: null,
      height: null,
      removed: [],
      watermark: null,
      picture: null,
      blurred: null,
    };
  const watermark = markOf({ viewer: viewer?.username ?? null, madeFor });
  const judged = await judgePicture(deps, file.path, watermark, viewer?.id ?? address);
  if (isRefused(judged)) throw rejected(judged.refusal, 'file');
  const { width, height, removed, picture, blurred } = judged;
  return { ...facts, width, height, removed, watermark, picture: asData(picture), blurred: asData(blurred) };
}

async function recognise(file: UploadedFile) {
  if (file.isTruncated) throw rejected('video_too_large', 'file');
  const recognised = await recogniseFile(file.path);
  if (isRefused(recognised)) throw rejected(recognised.refusal, 'file');
  return recognised;
}

/** In credits a price is at most what a post may cost. @throws AppError at its field */
async function demandPrice({ db }: MediaTestDeps, pesos: number): Promise<void> {
  if ((await creditsForPesos(db, pesos)) <= MAX_CREDIT_PRICE) return;
  const count = formatWhole(MAX_CREDIT_PRICE);
  throw refusal('ppv_price', (language) => fieldsTexts[language].price_too_high({ count }));
}

/** Any name of the right form: whose it is, or whether it is anybody's, is not looked up. */
function fanIn({ fan_username: given }: Form): string | null {
  const name = given?.replace(/^@/, '').toLowerCase() ?? '';
  if (name === '') return null;
  if (!USERNAME_FORM.test(name))
    throw refusal('fan_username', (language) => mediaTestTexts[language].noUsername);
  return name;
}

function asData(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

function refusal(field: string, detail: Saying): AppError {
  return new AppError('validation_failed', { detail, errors: { [field]: detail } });
}
