import type { Language } from '@likha/contract/language';
import type { PageFiles } from './page-files.ts';
import { createUsedStyles } from './used-styles.ts';

interface Page {
  language: Language;
  /** Elements of the head. */
  head: string;
  /** What stands in the page before its code runs. */
  content: string;
  /** Elements behind it. */
  state: string;
  files: PageFiles;
}

interface FullPage {
  html: string;
  same: SameStretch[];
}

/** What stands in every page with these files and this language: from where on, and the very same text each time. */
export interface SameStretch {
  at: number;
  text: string;
}

const TEMPLATE =
  /^(.*<html lang=")en("[^>]*>.*?)<script src="\/colour-scheme\.js"><\/script>(.*)<title>Likha<\/title>(.*)(<\/head>.*<div id="root">)(<\/div>)(.*)$/s;
/** What the build put into the head for pages that have nothing to show before their code has run. */
const BUILT = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** The font of the peso sign alone, which a page without one leaves where it is. */
const PESO_FONT = /\s*<link rel="preload"[^>]*-peso-[^>]*>/;

/**
 * The built `index.html`, to be filled.
 * @param scripts what runs before the first paint, as text: the colours, and what brings the page's code later
 * @throws when the template does not look as this expects
 */
export function createFrame(template: string, scripts: string) {
  const parts = TEMPLATE.exec(template);
  const main = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (!parts || !main)
    throw new Error('index.html of the web app has another shape than its rendering expects');
  const [, start, beforeScript, beforeTitle, afterTitle = '', toRoot, endOfRoot, rest = ''] = parts;
  const readable = rest.replace(/<noscript>.*?<\/noscript>/s, '');
  const pesoFont = PESO_FONT.exec(afterTitle)?.[0].trim() ?? '';
  const withoutBuilt = afterTitle.replace(BUILT, '').replace(PESO_FONT, '');

  /** What pages of one kind begin with, and what stands before their content, with the styles that one of them uses. */
  const known = new WeakMap<PageFiles, ReturnType<typeof readKind>>();
  function kindOf(files: PageFiles) {
    const kind = known.get(files) ?? readKind(files);
    known.set(files, kind);
    return kind;
  }

  /** Each made once, and the very same text from then on: it is what packed text is found by. */
  const readKind = (files: PageFiles) => {
    const script = [
      `<script data-main="${main}" data-code="${addresses(files.code)}" data-styles="${addresses(files.styles)}">`,
      `${scripts}</script>`,
    ].join('');
    const firstIn = (language: Language) => [start, language, beforeScript, script, beforeTitle].join('');
    return {
      first: { en: firstIn('en'), fil: firstIn('fil') },
      second: createUsedStyles(files.css, (styles) =>
        ['<style>', styles, '</style>', withoutBuilt, toRoot].join(''),
      ),
    };
  };

  return {
    /** A page with its content: the styles it uses stand in it, the others and its code come after the first paint (decision 31). */
    full({ language, content, state, files, ...page }: Page): FullPage {
      const kind = kindOf(files);
      const head = content.includes('₱') ? page.head + pesoFont : page.head;
      const first = kind.first[language];
      const second = kind.second(content);
      return {
        html: [first, head, second, content, endOfRoot, state, readable].join(''),
        same: [
          { at: 0, text: first },
          { at: first.length + head.length, text: second },
        ],
      };
    },
    /** A page that the browser fills: what it is made of is fetched at once. */
    empty({ language, head, files }: Pick<Page, 'language' | 'head' | 'files'>): string {
      const links = [
        ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...files.code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ];
      const script = '<script src="/colour-scheme.js"></script>';
      const ofPage = links.filter((link) => !afterTitle.includes(link));
      return [
        start,
        language,
        beforeScript,
        script,
        beforeTitle,
        afterTitle,
        head,
        ...ofPage,
        toRoot,
        endOfRoot,
        rest,
      ].join('');
    },
  };
}

function addresses(files: readonly string[]): string {
  return files.map((file) => `/${file}`).join(' ');
}

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React writes what belongs into the head before all else; it escapes `>` and `<` in what it writes. */
export function splitHead(html: string): { head: string; content: string } {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, content: html.slice(head.length) };
}
