import { LINK_CHARACTERS, linkProblem, PLATFORMS, type Platform } from '@likha/contract/platforms';
import type { SocialLinksTexts } from './social-links.texts.generated.ts';

/** What is wrong with each address (§5); an empty one is none, and fine. */
export function linkProblems(
  links: Readonly<Record<Platform, string>>,
  t: SocialLinksTexts,
): Partial<Record<Platform, string>> {
  const found = PLATFORMS.flatMap((platform) => {
    const text = links[platform];
    if (text.length > LINK_CHARACTERS) return [[platform, t.tooLong({ count: LINK_CHARACTERS })]];
    const problem = linkProblem(text);
    const words = { url_invalid: t.url_invalid, url_scheme: t.url_scheme };
    return problem ? [[platform, words[problem]]] : [];
  });
  return Object.fromEntries(found);
}

const FIELD = 'social_media_links.';

/** What the server refused, by platform. */
export function refusedLinks(errors: Readonly<Record<string, string>>): Partial<Record<Platform, string>> {
  const named = Object.entries(errors).map(([name, words]) => [name.replace(FIELD, ''), words] as const);
  return Object.fromEntries(named.filter(([name]) => (PLATFORMS as readonly string[]).includes(name)));
}
