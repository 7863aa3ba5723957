import { compileCatalogue } from './compile-catalogue.ts';
import { findLiterals } from './find-literals.ts';
import { findUnused } from './find-unused.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';

/** Files by their path from the repository's root. */
export type Files = ReadonlyMap<string, string>;

const GENERATED = /\.texts\.generated\.ts$/;

interface Compiled {
  readonly path: string;
  readonly catalogue: Catalogue;
  /** Where it is written to, and what. */
  readonly target: string;
  readonly text: string;
}

/** Every catalogue, compiled; and what is wrong with those that cannot be. */
export function compileTexts(files: Files): { compiled: Compiled[]; problems: string[] } {
  const compiled: Compiled[] = [];
  const problems: string[] = [];
  for (const [path, source] of files) {
    if (!path.endsWith('.texts.json')) continue;
    try {
      const catalogue = readCatalogue(path, source);
      const target = path.replace(/\.json$/, '.generated.ts');
      compiled.push({ path, catalogue, target, text: compileCatalogue(path, catalogue) });
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { compiled, problems };
}

/** Generated files whose catalogue is gone. */
export function orphans(files: Files): string[] {
  return [...files.keys()].filter(
    (path) => GENERATED.test(path) && !files.has(path.replace(/\.generated\.ts$/, '.json')),
  );
}

/** What `npm run check` fails on: a text that is missing, stale, unused, or said past the catalogues by the web. */
export function checkTexts(files: Files): string[] {
  const { compiled, problems } = compileTexts(files);
  const sources = [...files].filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith('.generated.ts'));
  const texts = sources.map(([, text]) => text);
  return [
    ...problems,
    ...compiled
      .filter(({ target, text }) => files.get(target) !== text)
      .map(({ path, target }) => `${target} is not what ${path} compiles to: run npm run texts`),
    ...orphans(files).map((path) => `${path} has lost its catalogue: run npm run texts`),
    ...compiled.flatMap(({ path, catalogue }) =>
      findUnused(catalogue, texts).map((key) => `${path}: nothing says ${key}`),
    ),
    ...sources
      .filter(([path]) => path.startsWith('apps/web/src/') && !/\.test\.tsx?$/.test(path))
      .flatMap(([path, source]) =>
        findLiterals(path, source).map(
          ({ text, line }) => `${path}:${line}  says “${text}” past the catalogues`,
        ),
      ),
  ];
}
