import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, CallName, Language, Problem } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { LANGUAGES } from '@likha/contract/language';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sendForm } from './forms.ts';
import { useHarness } from './harness.ts';

const harness = useHarness();
const said = {} as Record<Language, RegExp[]>;
/** What was found there before: most refusals say the same. */
const found = { en: new Set<string>(), fil: new Set<string>() } satisfies Record<Language, Set<string>>;

/** In the place of what a text says of the request: a field's name, a bound. */
const PLACE = '\u0001';

beforeAll(async () => {
  const source = join(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const catalogues = await Promise.all(
    files.filter((file) => file.endsWith('.texts.generated.ts')).map((file) => import(join(source, file))),
  );
  for (const language of LANGUAGES)
    said[language] = catalogues
      .flatMap((catalogue) => Object.values(catalogue))
      .flatMap((texts) => Object.values((texts as Record<Language, Record<string, unknown>>)[language]))
      .map(asPattern);
});

/** What a text of a catalogue looks like once it is said. */
function asPattern(text: unknown): RegExp {
  const values = new Proxy({}, { get: () => PLACE });
  const whole = typeof text === 'function' ? String(text(values)) : String(text);
  const escaped = whole.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(PLACE, '.+')}$`);
}

/** Each of these is wrong for most fields. */
const WRONG = [
  ...[undefined, null, '', ' ', 'x', 'x'.repeat(20_000), '\ud800', '💃', '-1', '0', '1.5', '1e999'],
  ...['a,'.repeat(40), `${'a'.repeat(31)},b`, -1, 0, 1.5, 1e300, true, [], ['x'], {}, { a: [1] }],
];

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function allAs(schema: z.ZodType | undefined, value: unknown): Record<string, unknown> {
  const fields = fieldsOf(schema).map((field) => [field, value]);
  return Object.fromEntries(value === undefined ? [] : fields);
}

/** Somebody new who may make the call. */
async function allowed(call: Call): Promise<Record<string, string>> {
  const { factory } = harness;
  if (call.who === 'viewer') return {};
  if (call.who === 'admin') return (await factory.admin()).headers;
  return (await (/creator/.test(call.who) ? factory.creator() : factory.fan())).headers;
}

interface Answered {
  statusCode: number;
  body: string;
}

async function send(call: Call, value: unknown, headers: Record<string, string>): Promise<Answered> {
  if (call.files) {
    const fields = Object.entries(allAs(call.body, value)).map(([name, field]) => [name, String(field)]);
    const method = call.method === 'PUT' ? 'PUT' : 'POST';
    return sendForm(harness, headers, { fields: Object.fromEntries(fields) }, `/api${call.path}`, method);
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  const inPath = encodeURIComponent(text.toWellFormed().slice(0, 90) || 'x');
  const query = new URLSearchParams(allAs(call.query, text) as Record<string, string>).toString();
  return harness.app.inject({
    method: call.method,
    url: `/api${call.path.replace(/\{\w+\}/g, inPath)}${query && `?${query}`}`,
    headers,
    ...(call.body ? { payload: allAs(call.body, value) } : {}),
  });
}

/** What of an answer nobody wrote into a catalogue of this language. */
function strangeWords({ statusCode, body }: Answered, language: Language): string[] {
  if (statusCode < 400) return [];
  const { title, detail, errors = {} }: Problem = JSON.parse(body);
  const words = [title, detail, ...Object.values(errors)];
  return words.filter((text) => !isOurs(text, language));
}

function isOurs(text: string, language: Language): boolean {
  if (found[language].has(text)) return true;
  const isThere = said[language].some((pattern) => pattern.test(text));
  if (isThere) found[language].add(text);
  return isThere;
}

const names = Object.keys(calls) as CallName[];

/** Each value in one of the languages: that a text is there in all of them is checked where texts are. */
it.each(names)('%s refuses in words of our own', async (name) => {
  const call: Call = calls[name];
  const values = call.files ? WRONG.filter((value) => typeof value === 'string') : WRONG;
  const headers = await allowed(call);
  let refused = 0;
  for (const [index, value] of values.entries()) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0];
    harness.clock.advance(60_000);
    const answer = await send(call, value, { ...headers, 'accept-language': language });
    expect(strangeWords(answer, language), `${JSON.stringify(value)}: ${answer.body}`).toEqual([]);
    if (answer.statusCode === 422) refused += 1;
  }
  if (call.params || call.query || call.body) expect(refused, 'well formed, all of them').toBeGreaterThan(0);
});

it.each(LANGUAGES)('what is no request of ours is refused in words of our own, in %s', async (language) => {
  const bodies = [
    '{"a":',
    '',
    '[',
    'null',
    '{"__proto__":{}}',
    '"\\u0000"',
    `{"a":"${'x'.repeat(200_000)}"}`,
  ];
  const types = [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    '/',
  ];
  for (const url of ['/api/auth/login', '/api/content', '/api/nothing', '/api/auth/login%00', '/api/%zz'])
    for (const type of types)
      for (const payload of bodies) {
        harness.clock.advance(60_000);
        const headers = { 'content-type': type, 'accept-language': language };
        const answer = await harness.app.inject({ method: 'POST', url, headers, payload });
        expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
        expect(strangeWords(answer, language), `${url} ${type}: ${answer.body}`).toEqual([]);
      }
});

it('names the field, not a place within it', async () => {
  const fields = { title: 'Title', content: 'Words', tags: `a,${'b'.repeat(31)}` };
  const answer = await sendForm(harness, (await harness.factory.creator()).headers, { fields });
  expect(answer.json().errors).toEqual({ tags: 'At most 30 characters a tag' });
});
