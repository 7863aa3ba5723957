import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readLinks, readShownLinks, saveLinks } from './save-links.ts';
import { socialLinksTexts } from './social-links.texts.generated.ts';

export function socialLinksHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'getSocialLinks' | 'putSocialLinks' | 'listSocialLinks'> {
  return {
    getSocialLinks: ({ viewer }) => readLinks(deps, viewer.id),
    putSocialLinks: async ({ viewer, body, language }) => ({
      ...(await saveLinks(deps, viewer.id, body)),
      message: socialLinksTexts[language].saved,
    }),
    listSocialLinks: ({ params, reader }) => readShownLinks(readingFrom(deps, reader), params.id),
  };
}
