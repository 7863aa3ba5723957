/** The languages that Likha speaks (P41). No zod here: the web bundles this file. */
export const LANGUAGES = ['en', 'fil'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What is spoken where nobody says anything else. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** How `Intl` writes numbers and dates in each language, in the Philippines. */
export const LOCALES = { en: 'en-PH', fil: 'fil-PH' } as const satisfies Record<Language, string>;

/** The cookie that keeps what was chosen on this device. Its value is one of `LANGUAGES`. */
export const LANGUAGE_COOKIE = 'likha-language';

/** One text in every language: said when it is known who reads it. */
export type Saying = (language: Language) => string;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** `tl` is what older phones and many sites call Filipino. */
const NAMES = new Map<string, Language>([
  ['en', 'en'],
  ['fil', 'fil'],
  ['tl', 'fil'],
]);

/**
 * The first of ours that somebody would rather read.
 * @param accepted as `Accept-Language` writes it: `fil-PH,fil;q=0.9,en;q=0.8`; null when it names none of ours
 */
export function languageFrom(accepted: string | undefined): Language | null {
  const wishes = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish, place) => {
      const [tag = '', ...rest] = wish.trim().toLowerCase().split(';');
      const quality = /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(rest.join(';'))?.[1];
      return { language: NAMES.get(tag.split('-')[0] ?? ''), weight: Number(quality ?? 1), place };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  return wishes[0]?.language ?? null;
}

/** What was chosen on this device, from a `Cookie` header or `document.cookie`; null when nothing of ours is there. */
export function languageFromCookie(cookies: string | undefined): Language | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value;
  }
  return null;
}
