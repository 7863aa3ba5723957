import { expect, it } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

const PATH = 'apps/web/src/features/toys/toy-box.texts.json';
const read = (messages: unknown) => readCatalogue(PATH, JSON.stringify(messages));

it('compiles plain texts to strings and others to typed functions', () => {
  const source = compileCatalogue(
    PATH,
    read({
      close: { en: 'Close', fil: 'Isara' },
      toys: {
        en: '{count, plural, one {# toy} other {# toys}} of {name}',
        fil: '{count, plural, =1 {# laruan} other {# laruan}} ni {name}',
      },
    }),
  );
  expect(source).toContain('close: string;');
  expect(source).toContain('toys(values: { count: number; name: string | number }): string;');
  expect(source).toContain('close: "Isara",');
  expect(source).toContain('export const toyBoxTexts: Record<Language, ToyBoxTexts>');
});

it.each([
  ['has no text in fil', { close: { en: 'Close' } }],
  ['has no text in fil', { close: { en: 'Close', fil: ' ' } }],
  ['has a text in ceb', { close: { en: 'Close', fil: 'Isara', ceb: 'Sirado' } }],
  ['asks for other values', { hello: { en: 'Hello {name}', fil: 'Kumusta' } }],
  ['asks for other values', { hello: { en: '{n, plural, other {#}}', fil: '{n}' } }],
  ['is no name', { 'Close it': { en: 'Close', fil: 'Isara' } }],
  ['a brace stands alone', { close: { en: 'Close {', fil: 'Isara' } }],
  ['Unexpected message end', { close: { en: 'Close', fil: '{isara' } }],
  ['has no case other', { toys: { en: '{n, plural, one {#}}', fil: '{n, plural, one {#}}' } }],
])('refuses a message that %s', (problem, messages) => {
  expect(() => read(messages)).toThrow(problem);
});
