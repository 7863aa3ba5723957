import type { Body } from '../../lib/api-types.ts';
import type { RemovalsTexts } from './removals.texts.generated.ts';

export type Relation = Body<'POST /removal-requests'>['relation'];

/** The form as it is typed. */
export interface RemovalForm {
  name: string;
  email: string;
  relation: Relation | '';
  content: string;
  explanation: string;
  is_true: boolean;
}

export const BLANK_REQUEST: RemovalForm = {
  name: '',
  email: '',
  relation: '',
  content: '',
  explanation: '',
  is_true: false,
};

/** What is missing, by field; the server judges the rest. */
export function removalProblems(
  form: RemovalForm,
  t: Pick<RemovalsTexts, 'allFields' | 'isTrueNeeded'>,
): Partial<Record<keyof RemovalForm, string>> {
  const { is_true: isTrue, ...written } = form;
  const missing = Object.entries(written).filter(([, value]) => value.trim() === '');
  return {
    ...Object.fromEntries(missing.map(([name]) => [name, t.allFields])),
    ...(!isTrue && { is_true: t.isTrueNeeded }),
  };
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The posts that a text names by their addresses, each once, and no more than can be taken down at once. */
export function postsIn(content: string, most: number): string[] {
  return [...new Set([...content.matchAll(ID)].map(([id]) => id.toLowerCase()))].slice(0, most);
}
