import type { Saying } from '@likha/contract';
import {
  type Placeholder,
  placeholdersIn,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '@likha/contract/template-kinds';
import { templatesTexts } from './templates.texts.generated.ts';

/** What a placeholder stands for in one case; what is not known of it is left out. */
export type Values = Partial<Record<Placeholder, string>>;

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

/**
 * What is wrong with a text of this kind: a placeholder that the kind does not know, a brace of none, or its length.
 * @returns undefined where nothing is
 */
export function problemOf(kind: TemplateKind, words: string): Saying | undefined {
  const { placeholders, characters } = TEMPLATE_KINDS[kind];
  const known: readonly string[] = placeholders;
  const unknown = placeholdersIn(words).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return (language) =>
      templatesTexts[language].unknownPlaceholder({ name: braced(unknown), known: braced(known) });
  if (/[{}]/.test(words.replaceAll(/\{[^{}]*\}/g, '')))
    return (language) => templatesTexts[language].brace({ example: braced(known.slice(0, 1)) });
  if (words.length > characters) return (language) => templatesTexts[language].tooLong({ count: characters });
  return undefined;
}

/** The placeholders of a text that have no value. */
export function missingOf(words: string, values: Values): Placeholder[] {
  return (placeholdersIn(words) as Placeholder[]).filter((name) => !values[name]);
}

/**
 * A text with its placeholders filled in, in one pass: what a person calls themselves is never read as a placeholder.
 * Braces of a value go, so that none is left for a reader to wonder about.
 */
export function fill(words: string, values: Values): string {
  return words.replaceAll(/\{([^{}]*)\}/g, (_, name: string) =>
    (values[name.trim() as Placeholder] ?? '').replaceAll(/[{}]/g, ''),
  );
}
