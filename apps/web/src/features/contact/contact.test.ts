import { describe, expect, it } from 'vitest';
import { contactTexts } from './contact.texts.generated.ts';
import { BLANK_MESSAGE, contactProblems } from './contact.ts';

const t = contactTexts.en;
const whole = { name: 'Ana', email: 'ana@example.test', message: 'Kumusta?' };

describe('the contact form', () => {
  it('needs all of its fields', () => {
    expect(contactProblems(whole, t)).toEqual({});
    const words = 'Please fill in all fields';
    expect(contactProblems(BLANK_MESSAGE, t)).toEqual({ name: words, email: words, message: words });
    expect(contactProblems({ ...whole, message: ' \n ' }, t)).toEqual({ message: words });
  });

  it('has room for so much and no more', () => {
    expect(contactProblems({ ...whole, message: 'x'.repeat(5000) }, t)).toEqual({});
    expect(contactProblems({ ...whole, message: 'x'.repeat(5001) }, t)).toEqual({
      message: 'At most 5,000 characters',
    });
  });
});
