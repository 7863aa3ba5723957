import { PLATFORMS, type Platform } from '@likha/contract/platforms';
import { describe, expect, it } from 'vitest';
import { linkProblems, refusedLinks } from './link-problems.ts';
import { socialLinksTexts } from './social-links.texts.generated.ts';

const t = socialLinksTexts.en;
const empty = Object.fromEntries(PLATFORMS.map((name) => [name, ''])) as Record<Platform, string>;

describe('the addresses of the editor', () => {
  it('may be empty, and are judged each by itself', () => {
    expect(linkProblems(empty, t)).toEqual({});
    const links = {
      ...empty,
      facebook: 'facebook',
      reddit: 'javascript:alert(1)',
      tiktok: 'https://tiktok.com/@a',
    };
    expect(linkProblems(links, t)).toEqual({
      facebook: 'Please enter a valid URL',
      reddit: 'URL must use HTTP or HTTPS',
    });
    expect(linkProblems({ ...empty, youtube: `https://a.example/${'x'.repeat(300)}` }, t)).toEqual({
      youtube: 'At most 300 characters',
    });
  });

  it('find the words of the server by their platform', () => {
    expect(refusedLinks({ 'social_media_links.reddit': 'No', other: 'x' })).toEqual({ reddit: 'No' });
  });
});
