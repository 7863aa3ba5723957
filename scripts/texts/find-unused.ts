import type { Catalogue } from './read-catalogue.ts';

/** `titlesTexts[language][code]`: looked up by what is known only when it is said, and typed to be there. */
const BY_VALUE = (name: string) => new RegExp(`\\b${name}\\[\\w+\\]\\[`);

/**
 * The messages of a catalogue that nothing says.
 * @param sources the texts of all sources that are not generated; those that name the catalogue or its type may say it
 */
export function findUnused({ name, messages }: Catalogue, sources: readonly string[]): string[] {
  const naming = new RegExp(`\\b${name}\\b`, 'i');
  const near = sources.filter((source) => naming.test(source));
  if (near.some((source) => BY_VALUE(name).test(source))) return [];
  return [...messages.keys()].filter((key) => {
    const use = new RegExp(`\\.${key}\\b|\\{[^{}()]*\\b${key}\\b[^{}()]*\\} = useTexts\\(`);
    return !near.some((source) => use.test(source));
  });
}
