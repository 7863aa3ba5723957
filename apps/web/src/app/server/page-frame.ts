import type { Language } from '@likha/contract/language';

/** What Vite writes of each piece of code that it built. */
export type Manifest = Readonly<
  Record<string, { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }>
>;

interface Frame {
  language: Language;
  /** Elements of the head. */
  head: string;
  /** What stands in the page before its code runs. */
  content: string;
  /** Elements behind it. */
  state: string;
}

/** The built `index.html`, to be filled. @throws when it does not look as this expects */
export function createFrame(template: string): (frame: Partial<Frame> & { language: Language }) => string {
  const parts =
    /^(.*<html lang=")en(".*)<title>Likha<\/title>(.*)(<\/head>.*<div id="root">)(<\/div>)(.*)$/s.exec(
      template,
    );
  if (!parts) throw new Error('index.html of the web app has another shape than its rendering expects');
  const [, start, beforeTitle, afterTitle, toRoot, endOfRoot, rest = ''] = parts;
  const readable = rest.replace(/<noscript>.*?<\/noscript>/s, '');
  return ({ language, head = '<title>Likha</title>', content = '', state = '' }) =>
    [
      start,
      language,
      beforeTitle,
      afterTitle,
      head,
      toRoot,
      content,
      endOfRoot,
      state,
      content ? readable : rest,
    ].join('');
}

/**
 * What a page's code and styles are, for its head: fetched with the page instead of one after the other.
 * @param files the sources that the page begins with, as in the manifest
 * @throws when the build knows none of that name
 */
export function linksOf(manifest: Manifest, files: readonly string[]): string {
  const known = new Set(
    Object.keys(manifest)
      .filter((name) => manifest[name]?.isEntry)
      .flatMap((name) => withImports(manifest, name)),
  );
  const chunks = [...new Set(files.flatMap((file) => withImports(manifest, file)))].filter(
    (name) => !known.has(name),
  );
  const styles = new Set(chunks.flatMap((name) => manifest[name]?.css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map((name) => `<link rel="modulepreload" crossorigin href="/${manifest[name]?.file}">`),
  ].join('');
}

/** A piece of code and all that it needs, each once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const entry = manifest[name];
  if (!entry) throw new Error(`the build of the web app has no ${name}`);
  return [...(entry.imports ?? []).flatMap((next) => withImports(manifest, next, seen)), name];
}

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes what belongs into the head before all else; it escapes `>` and `<` in what it writes. */
export function splitHead(html: string): { head: string; content: string } {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, content: html.slice(head.length) };
}
