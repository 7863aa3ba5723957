import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { LINK_CHARACTERS, linkProblem, PLATFORMS, plainLink } from './platforms.ts';

const link = z
  .string(says('url_invalid'))
  .max(LINK_CHARACTERS, says('at_most_characters'))
  .nullable()
  .transform((given, context) => {
    const text = given ?? '';
    const problem = linkProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: says(problem) });
    return plainLink(text);
  })
  .describe('http or https; empty or null for none');

const platform = z.enum(PLATFORMS);
const links = z.object({
  social_media_links: z.record(platform, z.string()),
  social_media_visibility: z.record(platform, z.boolean()),
  in_review: z
    .array(platform)
    .describe(
      'Links that others do not see until staff has looked at them; here they are as they were written',
    ),
});

const getSocialLinks = defineCall({
  method: 'GET',
  path: '/users/social-media',
  who: 'creator',
  response: links,
  errors: [],
  area: 'Social links',
  summary: 'The own links',
  description: 'Every platform: empty and visible before it was set.',
});

const putSocialLinks = defineCall({
  method: 'PUT',
  path: '/users/social-media',
  who: 'creator',
  body: z.object({
    social_media_links: z.partialRecord(platform, link).default({}),
    social_media_visibility: z.partialRecord(platform, z.boolean()).default({}),
  }),
  response: links.extend({ message: z.string() }),
  errors: [],
  area: 'Social links',
  summary: 'Change the own links',
  description: 'What is left out stays. Nothing is saved when one address is not valid.',
});

const listSocialLinks = defineCall({
  method: 'GET',
  path: '/creators/{id}/social-links',
  who: 'viewer',
  mayLag: true,
  params: z.object({ id: z.uuid() }),
  response: z.object({ links: z.array(z.object({ platform, url: z.string() })) }),
  errors: [],
  area: 'Social links',
  summary: 'The links that a creator shows',
  description: 'Of creators in the directory; of anybody else there are none.',
});

export const socialLinksCalls = { getSocialLinks, putSocialLinks, listSocialLinks } as const;
