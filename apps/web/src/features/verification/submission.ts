import {
  CONSENTS,
  type Consent,
  DOCUMENT_IMAGE,
  DOCUMENTS,
  type DocumentName,
  fitsIdType,
  ID_TYPES,
  type IdType,
} from '@likha/contract/identity';
import { ApiError } from '../../lib/api-error.ts';
import { isPicture } from '../../lib/media-file.ts';
import type { VerificationTexts } from './verification.texts.generated.ts';

/** The form of a verification as it is filled in, by the fields' names on the wire. */
export interface Submission extends Record<Consent, boolean>, Record<DocumentName, File | null> {
  id_type: IdType | '';
  id_number: string;
}

export const BLANK_SUBMISSION: Submission = {
  id_type: '',
  id_number: '',
  id_photo: null,
  selfie_with_id: null,
  age_confirmation: false,
  terms_conditions: false,
  privacy_policy: false,
  creator_consent: false,
  acceptable_use_policy: false,
};

interface Words {
  title: string;
  text: string;
}

/** What is wrong, for a toast and for each field of it. */
export interface Problem extends Words {
  fields: Partial<Record<keyof Submission, string>>;
}

/** The first thing that is wrong, in the order of the documents: details, pictures, consents (§5). Null when it may go. */
export function firstProblem(values: Submission, t: VerificationTexts): Problem | null {
  const { id_type: type, id_number: number } = values;
  if (!isIdType(type) || number.trim() === '') {
    const fields: Problem['fields'] = {};
    if (!isIdType(type)) fields.id_type = t.detailsText;
    if (number.trim() === '') fields.id_number = t.detailsText;
    return { title: t.detailsTitle, text: t.detailsText, fields };
  }
  if (!fitsIdType(type, number))
    return { title: t.detailsTitle, text: t.numberForm, fields: { id_number: t.numberForm } };
  const missing = DOCUMENTS.filter((name) => values[name] === null);
  if (missing.length > 0)
    return { title: t.documentsTitle, text: t.documentsText, fields: named(missing, t.documentsText) };
  const open = CONSENTS.filter((name) => !values[name]);
  if (open.length > 0)
    return { title: t.consentTitle, text: t.consentText, fields: named(open, t.consentText) };
  return null;
}

/** What is still to be given before it may be sent; null when nothing is. Details are judged when it is sent. */
export function whatIsMissing(values: Submission, t: VerificationTexts): string | null {
  if (DOCUMENTS.some((name) => values[name] === null)) return t.documentsText;
  return CONSENTS.some((name) => !values[name]) ? t.consentText : null;
}

function named(names: readonly (keyof Submission)[], words: string): Problem['fields'] {
  return Object.fromEntries(names.map((name) => [name, words]));
}

function isIdType(text: string): text is IdType {
  return (ID_TYPES as readonly string[]).includes(text);
}

const MEGABYTE = 1024 * 1024;

/** Why a file cannot be a document, by type and size; null when it can (§5). */
export function documentProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  t: VerificationTexts,
): Words | null {
  if (!isPicture(type)) return { title: t.wrongTypeTitle, text: t.wrongTypeText };
  if (size > DOCUMENT_IMAGE.bytes)
    return { title: t.tooLargeTitle, text: t.tooLargeText({ mb: DOCUMENT_IMAGE.bytes / MEGABYTE }) };
  return null;
}

/** The multipart form of `POST /verification`. */
export function submissionForm(values: Submission): FormData {
  const form = new FormData();
  form.set('id_type', values.id_type);
  form.set('id_number', values.id_number.trim());
  for (const name of CONSENTS) form.set(name, String(values[name]));
  for (const name of DOCUMENTS) {
    const file = values[name];
    if (file) form.set(name, file);
  }
  return form;
}

/** What the server refused, by the fields of this form. */
export function refusedFields(error: unknown): Problem['fields'] {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.errors).filter(([name]) => name in BLANK_SUBMISSION));
}
