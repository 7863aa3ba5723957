import { basename } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { LANGUAGES, type Language } from '../../packages/contract/src/language.ts';

/** One text in every language, as ICU MessageFormat. */
export type Message = Readonly<Record<Language, string>>;

/** A file `name.texts.json`: every text of one room of the product, under the name by which code says it. */
export interface Catalogue {
  /** `credits/buying.texts.json` → `buyingTexts`. */
  readonly name: string;
  readonly messages: ReadonlyMap<string, Message>;
}

/** What a message has to be told, by name: a TypeScript type. */
export type Values = ReadonlyMap<string, string>;

const SUFFIX = '.texts.json';
const NAME = /^[a-z][A-Za-z0-9_]*$/;
/** To Filipino `one` is every number that does not end in 4, 6 or 9 (CLDR): what is said of exactly one stands under `=1`. */
const ONE = /\bplural,(?:(?!\bother\b).)*?\bone\s*\{/s;

/** @throws Error that names what is wrong: a missing language, an empty text, unequal values, text that is no ICU. */
export function readCatalogue(path: string, text: string): Catalogue {
  const file = basename(path, SUFFIX);
  const name = `${file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Texts`;
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  for (const [key, message] of entries) checkMessage(`${path}: ${key}`, key, message);
  return { name, messages: new Map(entries as [string, Message][]) };
}

function checkMessage(where: string, key: string, message: unknown): void {
  if (!NAME.test(key)) throw new Error(`${where} is no name for code to say`);
  const given = typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
  for (const language of LANGUAGES)
    if (typeof given[language] !== 'string' || !given[language].trim())
      throw new Error(`${where} has no text in ${language}`);
  const extra = Object.keys(given).find((language) => !(LANGUAGES as readonly string[]).includes(language));
  if (extra) throw new Error(`${where} has a text in ${extra}, which Likha does not speak`);
  const [first, ...others] = LANGUAGES.map((language) => valuesOf(where, String(given[language])));
  for (const other of others)
    if (listed(first) !== listed(other)) throw new Error(`${where} asks for other values in each language`);
  if (ONE.test(String(given.fil))) throw new Error(`${where} says one in fil, which is 37, too: write =1`);
}

function listed(values: Values | undefined): string {
  return [...(values ?? [])]
    .map(([name, type]) => `${name}: ${type}`)
    .sort()
    .join(', ');
}

/** What a message has to be told. @throws Error when it is no ICU MessageFormat */
export function valuesOf(where: string, message: string): Values {
  const values = new Map<string, string>();
  try {
    collect(parse(message, { strict: true }), values);
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return values;
}

function collect(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'content' && /[{}]/.test(token.value)) throw new Error('a brace stands alone');
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const isNumber = token.type === 'plural' || token.type === 'selectordinal';
    if (isNumber) values.set(token.arg, 'number');
    else if (token.type === 'select') values.set(token.arg, unionOf(token.cases.map(({ key }) => key)));
    else if (!values.has(token.arg)) values.set(token.arg, 'string | number');
    if ('cases' in token && !token.cases.some(({ key }) => key === 'other'))
      throw new Error(`${token.arg} has no case other`);
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, values);
  }
}

/** The cases of a select; `other` stands for the last of them and is said too. */
function unionOf(cases: readonly string[]): string {
  return [...cases]
    .sort()
    .map((name) => `'${name}'`)
    .join(' | ');
}
