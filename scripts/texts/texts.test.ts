import { describe, expect, it } from 'vitest';
import { checkTexts, compileTexts } from './check-texts.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { findLiterals } from './find-literals.ts';
import { findUnused } from './find-unused.ts';
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
  [
    'says one in fil',
    { toys: { en: '{n, plural, one {#} other {#}}', fil: '{n, plural, one {1 tao} other {# tao}}' } },
  ],
  ['has no case other', { toys: { en: '{n, plural, one {#}}', fil: '{n, plural, one {#}}' } }],
])('refuses a message that %s', (problem, messages) => {
  expect(() => read(messages)).toThrow(problem);
});

const literals = (source: string) => findLiterals('a.tsx', source).map(({ text }) => text);

it.each([
  '<p>Close</p>',
  "<p>{isOpen ? 'Close' : t.open}</p>",
  '<p>{count} close</p>',
  '<p>{`Close`}</p>',
  "<p>{isOpen && 'Close'}</p>",
  '<Button aria-label="Close" />',
  '<img alt="Close" />',
  '<Field placeholder="Close" />',
  "<Field label={isOpen ? 'Close' : t.open} />",
  '<Panel title="Close" />',
  "<Tabs tabs={[{ name: 'a', label: 'Close' }]} />",
])('finds the words of %s', (jsx) => {
  expect(literals(`const a = ${jsx};`).join()).toMatch(/close/i);
});

it.each([
  '<p>{t.close}</p>',
  '<p> · </p>',
  '<p>@{name}</p>',
  '<Button className="close" type="button" data-testid="close" aria-label={t.close} />',
  '<svg aria-label="Likha" />',
  "<p className={isOpen ? 'open' : 'closed'}>{kind === 'photo' ? t.photo : t.video}</p>",
])('leaves %s alone', (jsx) => {
  expect(literals(`const a = ${jsx};`)).toEqual([]);
});

it('names the line', () => {
  expect(findLiterals('a.tsx', 'const a = 1;\nconst b = <p>Close</p>;')).toEqual([
    { text: 'Close', line: 2 },
  ]);
});

it('finds a message that nothing says, unless messages are looked up by a value', () => {
  const catalogue = read({ close: { en: 'Close', fil: 'Isara' }, open: { en: 'Open', fil: 'Buksan' } });
  const use = 'const t = useTexts(toyBoxTexts); t.close';
  expect(findUnused(catalogue, [use, 'other.open'])).toEqual(['open']);
  expect(findUnused(catalogue, [use, 'function a(t: ToyBoxTexts) { return t.open; }'])).toEqual([]);
  expect(findUnused(catalogue, ['const { close, open } = useTexts(toyBoxTexts)'])).toEqual([]);
  expect(findUnused(catalogue, ['toyBoxTexts[language][code]'])).toEqual([]);
});

describe('the check', () => {
  const messages = JSON.stringify({ close: { en: 'Close', fil: 'Isara' } });
  const target = PATH.replace('.json', '.generated.ts');
  const [compiled] = compileTexts(new Map([[PATH, messages]])).compiled;
  const good = new Map([
    [PATH, messages],
    [target, compiled?.text ?? ''],
    ['apps/web/src/features/toys/a.tsx', 'const A = () => <p>{useTexts(toyBoxTexts).close}</p>;'],
  ]);
  const problemsOf = (changes: [string, string][]) => checkTexts(new Map([...good, ...changes])).join();

  it('is content with what is whole', () => {
    expect(problemsOf([])).toBe('');
  });

  it.each<[string, [string, string][]]>([
    ['has no text in fil', [[PATH, '{"close":{"en":"Close"}}']]],
    ['is not what', [[PATH, messages.replace('Isara', 'Sarado')]]],
    ['is not what', [[target, '']]],
    ['nothing says close', [['apps/web/src/features/toys/a.tsx', '']]],
    ['has lost its catalogue', [['apps/web/src/b.texts.generated.ts', '']]],
    ['b.tsx:1  says “Close”', [['apps/web/src/b.tsx', 'const b = <p>Close</p>;']]],
  ])('says that something %s', (problem, changes) => {
    expect(problemsOf(changes)).toContain(problem);
  });
});
