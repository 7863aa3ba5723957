import { LANGUAGES } from '../../packages/contract/src/language.ts';
import { compileMessages } from './messageformat.mjs';
import { type Catalogue, valuesOf } from './read-catalogue.ts';

/** What a message without values compiles to: it need be no function. */
const CONSTANT = /^( {4}\S+): \(\) => (".*")(,?)$/gm;

/** What a message that is one choice compiles to; the package does not say that it is a string. */
const CHOICE = /^( {4}\S+: \(d\) => )(plural|select)\(/gm;

/** A catalogue → the TypeScript that the product runs: plain functions, types of what they have to be told. */
export function compileCatalogue(path: string, { name, messages }: Catalogue): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const compiled = compileMessages(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries([...messages].map(([key, message]) => [key, message[language]])),
      ]),
    ),
  );
  const [imports = '', body = ''] = compiled.split('export default ');
  return [
    `// Written by \`npm run texts\` from ${path.split('/').at(-1)}: change that file, not this one.`,
    "import type { Language } from '@likha/contract/language';",
    `${imports.trim()}${imports.trim() ? '\n' : ''}`,
    `export interface ${type} {`,
    ...[...messages].map(([key, message]) => `  ${signature(key, message.en)};`),
    '}',
    '',
    `export const ${name}: Record<Language, ${type}> = ${body.trim().replace(CONSTANT, '$1: $2$3').replace(CHOICE, '$1"" + $2(')};`,
    '',
  ].join('\n');
}

function signature(key: string, message: string): string {
  const values = [...valuesOf(key, message)].map(([name, type]) => `${name}: ${type}`);
  return values.length === 0 ? `${key}: string` : `${key}(values: { ${values.join('; ')} }): string`;
}
