import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the documents quote another word, and what only creators and admins read: they price posts, and count credits, by their proper names. */
const QUOTED = new Set([
  'fan.texts.json addFunds en',
  'accounts.texts.json wrongCredentials en',
  'accounts.texts.json loginFailed en',
  'accounts.texts.json loggedInAs en',
  'titles.texts.json invalid_credentials en',
  'fields.texts.json ppv_price_needed en',
  'fields.texts.json ppv_price_needed fil',
  'fields.texts.json media_price_needed en',
  'fields.texts.json media_price_needed fil',
  'secure-media.texts.json ppv en',
  'secure-media.texts.json ppv fil',
  'secure-media.texts.json ppvPrice en',
  'secure-media.texts.json ppvPrice fil',
  'secure-media.texts.json priceNeeded en',
  'secure-media.texts.json priceNeeded fil',
  'writing.texts.json ppv en',
  'writing.texts.json ppv fil',
  'writing.texts.json priceRequired en',
  'writing.texts.json priceRequired fil',
  // What admins read of the books: credits that were used up are spent there.
  'people.texts.json spent en',
  'rate.texts.json totalSpent en',
  'analytics.texts.json spent en',
  'analytics.texts.json spentByDay en',
  'analytics.texts.json creditsSpent en',
]);

/** Each text of every catalogue but the legal documents' prose, named `file message language`. */
function allTexts(): { name: string; text: string }[] {
  const files = globSync('{apps,packages}/*/src/**/*.texts.json').filter(
    (file) => !file.includes('/features/legal/'),
  );
  return files.flatMap((file) => {
    const catalogue: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(catalogue).flatMap(([message, byLanguage]) =>
      Object.entries(byLanguage).map(([language, text]) => ({
        name: `${file.split('/').at(-1)} ${message} ${language}`,
        text,
      })),
    );
  });
}

it.each([
  ['a paid post', /\bPPV\b|pay-per-view/i],
  ['using credits', /\bspend|\bspent|\bgastos|gumastos|ginastos/i],
  ['e-mail', /\bemail/i],
  ['Sign in', /\blog[ -]?in\b|\blogged|naka-login|Sign In\b/],
  ['Buy credits', /\btop[ -]up|add funds/i],
])('there is one word for %s (P99)', (_, others) => {
  const texts = allTexts();
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.filter(({ name, text }) => others.test(text) && !QUOTED.has(name));
  expect(wrong).toEqual([]);
});
