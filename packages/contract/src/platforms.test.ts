import { describe, expect, it } from 'vitest';
import { linkProblem, plainLink } from './platforms.ts';

describe('a link', () => {
  it.each(['', '  ', 'https://instagram.com/likha', 'http://likha.example:8080/a?b=c#d', ' https://t.me/x '])(
    'may be %j',
    (text) => expect(linkProblem(text)).toBeNull(),
  );

  it.each(['instagram.com/likha', '@likha', 'https://', 'https://localhost/x', 'http://a b', '//x.example'])(
    'is not valid: %j',
    (text) => expect(linkProblem(text)).toBe('url_invalid'),
  );

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://files.example/x',
    'mailto:a@b.example',
    'file:///etc/passwd',
  ])('uses HTTP or HTTPS, so not %j', (text) => expect(linkProblem(text)).toBe('url_scheme'));

  it.each(['https://t.me/li\nkha', 'https://t.me/\r\nBcc:x', 'https://t.me/\tlikha', 'https://t.me/\u0000'])(
    'is one line without control characters, so not %j',
    (text) => expect(linkProblem(text)).toBe('url_invalid'),
  );

  it('does not pretend to be of another host', () => {
    expect(linkProblem('https://instagram.com@evil.example')).toBe('url_invalid');
    expect(linkProblem('https://a:b@evil.example')).toBe('url_invalid');
  });

  it('is kept as it was typed, where a browser reads it so', () => {
    for (const typed of ['https://linktr.ee', 'https://linktr.ee/', 'https://instagram.com/likha?x=1'])
      expect(plainLink(` ${typed} `)).toBe(typed);
    expect(plainLink('HTTPS://Instagram.com/Likha')).toBe('https://instagram.com/Likha');
  });

  it('is kept without what could end an attribute', () => {
    expect(plainLink(' https://x.example/"><script>alert(1)</script>')).not.toMatch(/["<>\s]/);
  });
});
