import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What docs/security.md says of the sources, where nothing that runs would show it. */
const ROOT = new URL('..', import.meta.url).pathname;

/** The files whose lines have it, tests and what is generated left out. */
function filesWith(pattern: string, folders: readonly string[]): string[] {
  try {
    const found = execFileSync('git', ['grep', '-lE', pattern, '--', ...folders], { cwd: ROOT }).toString();
    return found.split('\n').filter((path) => path !== '' && !/\.(test|fixture|generated)\.tsx?$/.test(path));
  } catch {
    // git ends with 1 where there is nothing.
    return [];
  }
}

it('no HTML is put into a page but by React', () => {
  expect(filesWith('dangerouslySetInnerHTML|insertAdjacentHTML|\\.innerHTML', ['apps/web/src'])).toEqual([]);
});

it('no hash of ours is MD5 or SHA-1 but one, and no cryptography but that of Node, argon2 and passkeys', () => {
  // What nginx's secure_link checks, which knows nothing else (decision 262).
  expect(
    filesWith("'(md5|sha1|sha-1|MD5|SHA1|SHA-1)'", ['apps/server/src', 'apps/web/src', 'packages']),
  ).toEqual(['apps/server/src/providers/storage/direct-addresses.ts']);
  expect(
    filesWith("from '(crypto-js|bcrypt|tweetnacl|node-forge|elliptic|jsonwebtoken)'", ['apps', 'packages']),
  ).toEqual([]);
});

it('nothing on the server is drawn by what can be foretold', () => {
  expect(filesWith('Math\\.random\\(', ['apps/server/src', 'packages'])).toEqual([]);
});

it('no text of a person is a format or a program', () => {
  expect(
    filesWith('util.*\\bformat\\(|new Function\\(|[^.]\\beval\\(', ['apps/server/src', 'apps/web/src']),
  ).toEqual([]);
  // Of words that staff chose, letter by letter.
  expect(filesWith('new RegExp\\(', ['apps/server/src'])).toEqual([
    'apps/server/src/modules/reviews/plain-spelling.ts',
  ]);
});

it('what browsers keep is kept by these files alone, each of which was looked at', () => {
  const keeps = "\\b(localStorage|sessionStorage|indexedDB|caches)\\.|document\\.cookie|from 'idb";
  expect(filesWith(keeps, ['apps/web/src', 'apps/web/worker', 'apps/web/public'])).toEqual([
    // The colours that were chosen, and whether somebody asked for a neutral title and icon.
    'apps/web/public/colour-scheme.js',
    // How far pages were scrolled.
    'apps/web/src/app/routing/kept-scroll.ts',
    // Which version of the documents was put aside, by whose id.
    'apps/web/src/features/legal/aside.ts',
    // Messages that wait to be sent: gone with signing out.
    'apps/web/src/features/messages/outbox/outbox-store.ts',
    // The language.
    'apps/web/src/lib/device-language.ts',
    // What was typed, and its files, in one tab and without passwords: gone with signing out.
    'apps/web/src/lib/draft-files.ts',
    'apps/web/src/lib/drafts.ts',
    // Keys of tips that nobody answered, for ten minutes, by a hash of whose they are and what is sent.
    'apps/web/src/lib/idempotency.ts',
    // When the page was last opened afresh.
    'apps/web/src/lib/load-persistently.ts',
    // Ids of uploads that have come in part, by a hash of their file: gone with signing out.
    'apps/web/src/lib/resumable/known-uploads.ts',
    // The key to a draft's pictures of an ID: gone with the tab and with signing out.
    'apps/web/src/lib/sealed-files.ts',
    // What a screen needs of the person, without email address and token (`session-stays-out-of-reach.spec.ts`).
    'apps/web/src/lib/session.ts',
    // Photos that another app shared, for ten minutes.
    'apps/web/src/lib/shared-files.ts',
    // A number that tells a tab from its copies.
    'apps/web/src/lib/tab-id.ts',
    // That key, when somebody signs out.
    'apps/web/src/lib/tab-key.ts',
    'apps/web/src/ui/theme/colour-scheme.ts',
    // Code and styles that are the same for everybody.
    'apps/web/worker/service-worker.js',
  ]);
});

it('drafts are kept of these forms alone, and of none that asks for an ID, an account to be paid to or a password', () => {
  const forms = filesWith('(use|keep|form)Draft\\(', ['apps/web/src']).map((path) =>
    path.replace(/^apps\/web\/src\/(features\/)?/, ''),
  );
  expect(forms).toEqual([
    // Without its passwords.
    'accounts/components/register-form.tsx',
    'accounts/settings/benefits-settings.tsx',
    'accounts/settings/profile-settings.tsx',
    // Why a provider's refund was none of ours.
    'books/components/unbooked-refund.tsx',
    'coupons/components/coupon-form.tsx',
    // Stored nowhere.
    'credits/components/evidence-form.tsx',
    // Credits and the answer to who asked.
    'credits/components/refund-decision.tsx',
    'fundings/components/say-funding.tsx',
    'fundings/components/take-funding-back.tsx',
    'invoices/components/series-form.tsx',
    // Without the people on camera.
    'live/host/go-live-form.tsx',
    'messages/broadcasts/broadcast-form.tsx',
    // What was stopped for its words.
    'messages/broadcasts/use-send-anew.ts',
    'messages/components/use-message-draft.ts',
    // Words of a message, until the device has it.
    'messages/outbox/outbox.ts',
    // Photos and videos on their way into a message.
    'messages/uploads/kept-waiting.ts',
    'messages/uploads/upload-lines.ts',
    // What was spoken and not sent.
    'messages/voice/kept-voice.ts',
    // A reason and the bank's reference; not the account.
    'payouts/components/payout-decision.tsx',
    'posts/components/edit-post-dialog.tsx',
    'posts/components/new-post-form.tsx',
    'settings/components/settings-form.tsx',
    'settlements/components/confirm-arrival.tsx',
    'settlements/components/take-back.tsx',
    'settlements/components/work-item.tsx',
    'social-links/components/social-links-editor.tsx',
    // Its TIN lives as long as the page (P915).
    'tax/components/details-form.tsx',
    // Who Likha itself is.
    'tax/components/identity-form.tsx',
    'tax/components/remit.tsx',
    'tax/components/rule-form.tsx',
    'tax/components/take-remittance-back.tsx',
    'tax/components/vat-rule-form.tsx',
    'templates/components/template-form.tsx',
    'tips/components/tip-dialog.tsx',
    // The type of the ID, and its pictures sealed with the tab's key.
    'verification/components/verification-form.tsx',
    'lib/buying-draft.ts',
    'lib/drafts.ts',
    'lib/use-draft.ts',
    // Contact and removal requests.
    'ui/form/captcha-form.tsx',
    'ui/take-back-case.tsx',
  ]);
});

it('nothing of ours is written in a language that leaves memory to its writer, nor uses memory that was not cleared', () => {
  const sources = execFileSync('git', ['ls-files'], { cwd: ROOT }).toString().split('\n');
  expect(sources.filter((path) => /\.(c|cc|cpp|h|hpp|rs|zig|go|s|wasm|node)$/.test(path))).toEqual([]);
  const unsafe = '\\ballocUnsafe(Slow)?\\(|new Buffer\\(|process\\.dlopen|process\\.binding|node:ffi';
  expect(filesWith(unsafe, ['apps/server/src', 'packages'])).toEqual([]);
  // What is native reads strangers' bytes here alone: the two children are confined, and pictures have three decoders and an end.
  const native = "(from|import\\() ?'(sharp|libheif-js|node-webcodecs|mediabunny)";
  const loads = filesWith(native, ['apps/server/src', 'packages']).filter(
    (path) => !path.startsWith('apps/server/src/modules/media/video/child/'),
  );
  expect(loads).toEqual([
    // Types alone, but for the library's own door.
    'apps/server/src/modules/media/image/decode-image.ts',
    'apps/server/src/modules/media/image/image-library.ts',
    'apps/server/src/modules/media/image/process-image.ts',
    'apps/server/src/modules/media/image/thumbhash.ts',
  ]);
});

it('types are strict, and the image holds neither history, nor demo, nor tests', () => {
  expect(JSON.parse(readFileSync(`${ROOT}tsconfig.json`, 'utf8')).compilerOptions).toMatchObject({
    strict: true,
  });
  const left = readFileSync(`${ROOT}.dockerignore`, 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', 'apps/demo/src', 'e2e', 'data']));
});

it('no object is looked up or written by a word of people: strict types let only these take any word', () => {
  const anyWord =
    'const \\w+: (Readonly<)?Record<string, [^=]*= |: (Readonly<)?\\{ (readonly )?\\[\\w+: string\\]';
  // A table by any word is a Map, which has no prototype's words.
  expect(filesWith(anyWord, ['apps/server/src', 'packages'])).toEqual([
    // By names of settings.
    'apps/server/src/modules/settings/settings-rules.ts',
    // Without a prototype.
    'apps/server/src/platform/http/multipart.ts',
    // By what the contract says.
    'apps/server/src/platform/http/openapi.ts',
    // Without a prototype, and helmet's.
    'apps/server/src/platform/http/parse-input.ts',
    'apps/server/src/platform/http/security-headers.ts',
  ]);
  const written = '[])A-Za-z]\\[[A-Za-z_.()]+\\] (\\?\\?|\\|\\|)?=[^=>]';
  const numbers = /\/media\/(image|video)\/|\/recordings\.ts$|\.queries\.ts$/;
  expect(filesWith(written, ['apps/server/src', 'packages']).filter((path) => !numbers.test(path))).toEqual([
    // By names of secrets.
    'apps/server/src/env.ts',
    'apps/server/src/platform/http/multipart.ts',
    'apps/server/src/platform/http/openapi.ts',
    'apps/server/src/platform/http/parse-input.ts',
    'apps/server/src/platform/http/response-schema.ts',
    'apps/server/src/platform/http/security-headers.ts',
  ]);
});

/** TypeScript lets `Object.values` have a Map, of which it finds nothing: what had to be removed stayed. */
it('no map is read as if it were an object', () => {
  const declared = /const (\w+)(?:: [^=]*)? = new Map\b/g;
  const wrong = filesWith('new Map\\b', ['apps', 'packages', 'scripts', 'bench']).flatMap((path) => {
    const source = readFileSync(`${ROOT}${path}`, 'utf8');
    return [...source.matchAll(declared)]
      .filter(([, name]) => new RegExp(`Object\\.(keys|values|entries)\\(${name}\\)`).test(source))
      .map(([, name]) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
