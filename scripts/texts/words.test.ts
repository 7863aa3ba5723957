import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the documents quote another word, and what only creators and admins read: they price posts, and count credits, by their proper names. */
const QUOTED = new Set([
  'fan.texts.json addFunds en',
  'accounts.texts.json loginFailed en',
  'accounts.texts.json loggedInAs en',
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
  'shells.texts.json signIn en',
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
    (file) => !file.includes('/features/legal/') || file.endsWith('/legal.texts.json'),
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
  ['using credits', /\bspend|\bspent|gastos/i],
  ['email', /\be-mail/i],
  ['Sign in', /\blog[ -]?in\b|\blogged|naka-login|Sign In\b/],
  ['Buy credits', /\btop[ -]up|add funds/i],
])('there is one word for %s (P99)', (_, others) => {
  const texts = allTexts();
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.filter(({ name, text }) => others.test(text) && !QUOTED.has(name));
  expect(wrong).toEqual([]);
});

it.each([
  ['What you ask for stands here', /what you ask for stands/i],
  ['Put away', /\bput (it |them )?away\b/i],
  ['Nobody waits', /\bnobody waits\b/i],
  ['it is in force at once', /in force at once/i],
  ['it holds for everyone', /\bholds? for everyone\b/i],
  ['as often as it allows', /as often as it allows/i],
  ['take a report in', /\btaken? (it |the first one )?in\b/i],
  ['palengke', /palengke/i],
  ['Tumuklas', /tumuklas|tuklasin/i],
  ['Laktawan papunta sa', /laktawan papunta/i],
  ['Mula’t sapul', /sapul|mula sa simula/i],
  ['Maligayang pagbabalik', /maligayang pagbabalik/i],
])('nobody says “%s”, which is a language word by word (P99)', (_, stiff) => {
  expect(allTexts().filter(({ text }) => stiff.test(text))).toEqual([]);
});

/** The one way to write a word, or the one word of Manila's for a thing, and those that were beside it. */
it.each([
  ['puwede', /\bpwede/i],
  ['hangga’t, isa’t', /\b(hangga|isa|bawa|iba)'t\b/i],
  ['anong', /\bano’ng\b/i],
  ['ini-report, in-order', /\binireport|\binorder/i],
  ['inanunsyo, ebidensya', /nunsiy|densiy/i],
  ['record', /\brekord/i],
  ['connection', /koneks/i],
  ['commission', /komisyon/i],
  ['comment', /komento/i],
  ['message', /mensahe/i],
  ['text', /\bteksto/i],
  ['verification', /beripikasyon/i],
  ['discount', /diskuwento|diskwento/i],
  ['collection', /koleks/i],
  ['microphone', /mikropono/i],
  ['larawan', /litrato/i],
  ['notification', /\babiso/i],
  ['warning', /babala|balaan/i],
  ['role', /tungkulin/i],
  ['books', /\blibro/i],
  ['history', /kasaysayan/i],
  ['seal', /\bselyo|selyado|selyuhan/i],
  ['request', /\bhiling\b|kahilingan/i],
  ['queue', /\bpila\b/i],
  ['napagdesisyunan', /pasya/i],
  ['i-cancel', /kansel/i],
  ['hindi ma-load', /hindi na-load/i],
  ['hindi nahanap', /hindi nakita ang|hindi mahanap ang/i],
  ['hindi muna', /^huwag muna$/i],
  ['na-type', /tinipa|\btinype|itinype/i],
])('Filipino says “%s” in one way (P99)', (_, others) => {
  const texts = allTexts().filter(({ name }) => name.endsWith(' fil'));
  expect(texts.filter(({ text }) => others.test(text))).toEqual([]);
});

/** Numbers that are never one: constants of ours, ends of a range, and what is said of two or more alone. */
const NEVER_ONE = new Set([
  'messages.texts.json uploadsReviewed en',
  'posts.texts.json pinsFull en',
  'files.texts.json priceWrong en',
  'fields.texts.json price_too_high en',
  'notifications.texts.json followersSubject en',
  'movements.texts.json credits en',
]);
const CASE_OTHER = /other ?\{(?:[^{}]|\{\w+\})*\}/g;

it('one credit, post, follower, subscriber or strike is said in the singular', () => {
  const wrong = allTexts().filter(
    ({ name, text }) =>
      name.endsWith(' en') &&
      !NEVER_ONE.has(name) &&
      /\{\w+\} (?:more |new )?(?:credits|posts|followers|subscribers|strikes)\b/.test(
        text.replaceAll(CASE_OTHER, ''),
      ),
  );
  expect(wrong).toEqual([]);
});
