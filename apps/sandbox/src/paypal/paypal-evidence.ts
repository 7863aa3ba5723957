import type { Evidence } from '../order.ts';
import { invalidRequest } from './paypal-errors.ts';

const MEGABYTE = 1024 * 1024;
/** Of all files of one answer, and of one of them. */
export const EVIDENCE_BYTES = 50 * MEGABYTE;
const FILE_BYTES = 10 * MEGABYTE;
const NOTES_CHARACTERS = 2000;
const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif'];
const EVIDENCE_TYPES = ['PROOF_OF_FULFILLMENT', 'PROOF_OF_REFUND', 'OTHER'];

interface Input {
  evidences?: { evidence_type?: unknown; notes?: unknown; documents?: { name?: unknown }[] }[];
}

/**
 * What a merchant sent as evidence: a form whose `input` is JSON, beside the files that it names.
 * @throws ApiError 400 as PayPal answers
 */
export async function readEvidence(body: Buffer, contentType: string): Promise<Omit<Evidence, 'at'>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => refuse('MALFORMED_REQUEST', 'The form cannot be read.'));
  const [evidence] = (await readInput(form.get('input'))).evidences ?? [];
  const { evidence_type: type, notes = '', documents = [] } = evidence ?? {};
  if (typeof type !== 'string' || !EVIDENCE_TYPES.includes(type))
    return refuse('MISSING_REQUIRED_PARAMETER', 'evidence_type is none that is known.');
  if (typeof notes !== 'string' || notes.length > NOTES_CHARACTERS)
    return refuse('INVALID_STRING_LENGTH', 'notes are too long.');
  const files = [...form.entries()].flatMap(([, value]) => (value instanceof File ? [value] : []));
  const sent = files.filter(({ name }) => documents.some((document) => document.name === name));
  if (notes === '' && sent.length === 0) return refuse('MISSING_REQUIRED_PARAMETER', 'There is no evidence.');
  for (const file of sent) {
    if (!FILE_TYPES.includes(file.type)) return refuse('UNSUPPORTED_FILE_TYPE', `${file.type} is not taken.`);
    if (file.size > FILE_BYTES) return refuse('FILE_SIZE_LIMIT_EXCEEDED', 'A file is larger than 10 MB.');
  }
  return { type, notes, documents: sent.map(({ name, size }) => ({ name, bytes: size })) };
}

async function readInput(input: string | File | null): Promise<Input> {
  const text = input instanceof File ? await input.text() : input;
  try {
    return JSON.parse(text ?? '') as Input;
  } catch {
    return refuse('MALFORMED_REQUEST', 'input is no JSON.');
  }
}

function refuse(issue: string, description: string): never {
  throw invalidRequest(issue, description);
}
