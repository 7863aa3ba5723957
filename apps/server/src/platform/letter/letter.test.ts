import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';

const HOSTILE = '</p><script>alert(1)</script>\nDear "admin" & co';

describe('a letter', () => {
  const written = letter({
    language: 'en',
    name: 'Ana\r\nBcc: all@likha.test',
    subject: 'A <b> & you',
    blocks: [
      HOSTILE,
      { link: 'https://likha.test/a?b=1&c="2"' },
      { rows: [['Paid', '₱1 & more']] },
      'The end.',
    ],
    footer: ['Why it came', { link: 'https://likha.test/off' }],
  });

  it('is text with an empty line between paragraphs, and an address under its paragraph', () => {
    expect(written.text).toBe(
      [
        'Hello Ana Bcc: all@likha.test,',
        '',
        HOSTILE,
        'https://likha.test/a?b=1&c="2"',
        '',
        '  Paid        ₱1 & more',
        '',
        'The end.',
        '',
        'Likha',
        '',
        '-- ',
        'Why it came',
        'https://likha.test/off',
        '',
      ].join('\n'),
    );
  });

  it('says the same in HTML, where what people wrote is never markup', () => {
    expect(written.html).not.toMatch(/<script|<b>/);
    expect(written.html).toContain(
      '<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br>Dear &quot;admin&quot; &amp; co</p>',
    );
    expect(written.html).toContain('href="https://likha.test/a?b=1&amp;c=&quot;2&quot;"');
    expect(written.html).toContain('<title>A &lt;b&gt; &amp; you</title>');
    expect(written.html).toMatch(/<th scope="row"[^>]*>Paid<\/th><td>₱1 &amp; more<\/td>/);
  });

  it('loads nothing when it is opened', () => {
    expect(written.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=/);
  });

  it('greets in the language of its reader, and nobody who has no name', () => {
    expect(letter({ language: 'fil', name: 'Ana', subject: 's', blocks: [] }).text).toBe(
      'Kumusta Ana,\n\nLikha\n',
    );
    expect(letter({ language: 'en', name: null, subject: 's', blocks: ['Words'] }).text).toBe(
      'Words\n\nLikha\n',
    );
  });
});
