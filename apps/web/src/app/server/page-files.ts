/** What Vite writes of each piece of code that it built. */
export type Manifest = Readonly<
  Record<string, { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }>
>;

/** What a page is made of besides its content, in the order in which it counts. */
export interface PageFiles {
  /** Files of code without the main one, which the page begins with. */
  code: readonly string[];
  styles: readonly string[];
  /** What stands in the styles, joined. */
  css: string;
}

/**
 * Finds the files of pages.
 * @param read a file of the build as text
 */
export function createPageFiles(manifest: Manifest, read: (file: string) => string) {
  const known = new Map<string, PageFiles>();
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);

  function find(sources: readonly string[]): PageFiles {
    const chunks = [...new Set([...entries, ...sources].flatMap((name) => withImports(manifest, name)))];
    const styles = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))];
    const code = chunks.filter((name) => !manifest[name]?.isEntry).map((name) => manifest[name]?.file ?? '');
    return { code, styles, css: styles.map((file) => read(file).trim()).join('\n') };
  }

  /**
   * All that a page needs, each file once.
   * @param sources the sources that the page begins with, as in the manifest
   * @throws when the build knows none of that name
   */
  return (sources: readonly string[]): PageFiles => {
    const key = sources.join(' ');
    const files = known.get(key) ?? find(sources);
    known.set(key, files);
    return files;
  };
}

/** A piece of code and all that it needs, each once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const entry = manifest[name];
  if (!entry) throw new Error(`the build of the web app has no ${name}`);
  return [...(entry.imports ?? []).flatMap((next) => withImports(manifest, next, seen)), name];
}
