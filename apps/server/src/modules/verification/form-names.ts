import { CONSENTS, DOCUMENTS } from '@likha/contract/identity';

const OURS = ['id_type', 'id_number', ...DOCUMENTS, ...CONSENTS];

/** The fields of a submission by the names that the documents' form gives them, each with ours: `idType` for `id_type`. */
export const FORM_NAMES: ReadonlyMap<string, string> = new Map(
  OURS.map((name) => [name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), name] as const),
);
