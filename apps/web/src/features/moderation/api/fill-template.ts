import type { TemplateSubject } from '@likha/contract/template-kinds';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

interface Wanted {
  template: string;
  /** Null for what templates know nothing of, as a message. */
  subject: { type: TemplateSubject; id: string } | null;
  /** Stands above it, for all alike. */
  before: string | undefined;
  /** What is said where the template asks for something that is not known of this one. */
  missing: string;
}

/**
 * A reason from a template, for one of several: in the language of who will read it, filled in by the server (P395).
 * @throws ApiError also where something of it is not known, so that nobody gets words with a hole
 */
export async function fillTemplate({ template, subject, before, missing }: Wanted): Promise<string> {
  const params = { id: template };
  const text = subject && (await api('POST /admin/templates/{id}/fill', { params, body: { subject } })).text;
  if (text === null) throw new ApiError('validation_failed', { status: 422, detail: missing });
  return before === undefined ? text : `${before}\n\n${text}`;
}
