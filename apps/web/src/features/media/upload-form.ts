import { ApiError } from '../../lib/api-error.ts';
import type { MediaFileTexts } from '../../lib/media-file.texts.generated.ts';
import { mediaFileProblem } from '../../lib/media-file.ts';
import type { SecureMediaTexts } from './secure-media.texts.generated.ts';

/** The form of one file as it is typed. */
export interface UploadForm {
  file: File | null;
  title: string;
  isPpv: boolean;
  /** Pesos. */
  price: string;
  fanUsername: string;
}

export const BLANK_UPLOAD: UploadForm = { file: null, title: '', isPpv: false, price: '', fanUsername: '' };

/** Pesos with two places at most, as the server takes them. */
const PESOS = /^\d{1,7}(\.\d{1,2})?$/;

/** What is wrong with it, field by field, in the documented words (P224). */
export function uploadProblems(
  form: UploadForm,
  t: SecureMediaTexts,
  fileTexts: MediaFileTexts,
): Partial<Record<keyof UploadForm, string>> {
  const problems: Partial<Record<keyof UploadForm, string>> = {};
  const fileProblem = form.file ? mediaFileProblem(form.file, fileTexts) : t.fileNeeded;
  if (fileProblem) problems.file = fileProblem;
  if (!form.title.trim()) problems.title = t.titleNeeded;
  const price = form.price.trim();
  if (form.isPpv && (!PESOS.test(price) || Number(price) <= 0)) problems.price = t.priceNeeded;
  return problems;
}

/** The multipart form of `POST /media/upload`. */
export function uploadData({ file, title, isPpv, price, fanUsername }: UploadForm): FormData {
  const data = new FormData();
  data.set('content_title', title.trim());
  data.set('is_ppv', String(isPpv));
  data.set('ppv_price', isPpv ? price.trim() : '');
  if (fanUsername.trim()) data.set('fan_username', fanUsername.trim());
  if (file) data.set('file', file);
  return data;
}

/** Fields that the server calls by another name. */
const NAMES: Readonly<Record<string, keyof UploadForm>> = {
  file: 'file',
  content_title: 'title',
  ppv_price: 'price',
  fan_username: 'fanUsername',
};

/** What the server refused, by the fields of this form. */
export function refusedFields(error: unknown): Partial<Record<keyof UploadForm, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'payload_too_large' && error.detail) return { file: error.detail };
  const known = Object.entries(error.errors).flatMap(([name, words]) =>
    NAMES[name] ? [[NAMES[name], words]] : [],
  );
  return Object.fromEntries(known);
}
