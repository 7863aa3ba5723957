import type { Language } from '@likha/contract';
import { escapeHtml } from '../html.ts';
import { letterTexts } from './letter.texts.generated.ts';
import { oneLine } from './mail-words.ts';

/** An address of ours in a line of its own, under the paragraph before it. */
interface Link {
  readonly link: string;
}

/** Names with their values, one a line. */
interface Rows {
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** A paragraph, which may have several lines; an address; or a small table. */
export type Block = string | Link | Rows;

export interface Letter {
  readonly language: Language;
  /** Whom it greets; nobody where it is null. A name is one line, whatever somebody wrote into it. */
  readonly name: string | null;
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Under the signature: why it came, and how it is turned off. */
  readonly footer?: readonly Block[];
}

export interface WrittenLetter {
  readonly subject: string;
  /** What every mail program reads. */
  readonly text: string;
  /** The same words, for those that show more: no picture, no script, nothing that is loaded. */
  readonly html: string;
}

const SIGNATURE = 'Likha';
/** Characters, so that the values of a table stand below one another, also behind names that are longer. */
const NAME_WIDTH = 12;

/** One letter, as text and as HTML, from the same blocks, so that neither says what the other does not. */
export function letter({ language, name, subject, blocks, footer = [] }: Letter): WrittenLetter {
  const greeting = name === null ? [] : [letterTexts[language].hello({ name: oneLine(name) })];
  const body = [...greeting, ...blocks];
  const end = footer.length > 0 ? `\n-- \n${textOf(footer)}` : '';
  return {
    subject,
    text: `${textOf([...body, SIGNATURE])}${end}`,
    html: pageOf(language, subject, `${htmlOf([...body, SIGNATURE])}${footerOf(footer)}`),
  };
}

/** Blocks with an empty line between them; an address stands right under its paragraph. */
function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => (index === 0 ? '' : isLink(block) ? '\n' : '\n\n') + linesOf(block))
    .join('')
    .concat('\n');
}

function linesOf(block: Block): string {
  if (typeof block === 'string') return block;
  if (isLink(block)) return block.link;
  const width = Math.max(NAME_WIDTH, ...block.rows.map(([name]) => name.length + 2));
  return block.rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n');
}

function isLink(block: Block): block is Link {
  return typeof block === 'object' && 'link' in block;
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(elementOf).join('\n');
}

/** The address is what is read and what is followed: no words hide where a link leads. */
function elementOf(block: Block): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`;
  if (isLink(block)) {
    const address = escapeHtml(block.link);
    return `<p><a href="${address}" style="color:#d6336c;word-break:break-all">${address}</a></p>`;
  }
  const lines = block.rows.map(
    ([name, value]) =>
      `<tr><th scope="row" style="text-align:left;font-weight:normal;padding:2px 16px 2px 0">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${lines.join('')}</table>`;
}

function footerOf(footer: readonly Block[]): string {
  return footer.length === 0 ? '' : `\n<hr>\n<div style="font-size:14px">${htmlOf(footer)}</div>`;
}

function pageOf(language: Language, subject: string, body: string): string {
  const style = 'font:16px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:24px';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body><div style="${style}">
${body}
</div></body></html>
`;
}
