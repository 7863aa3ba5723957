import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

it('is the only thing labelled as a password: its button says what it does in words', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" value="" onChange={() => undefined} />);
  expect(html).not.toContain('aria-label');
  expect(html).toMatch(/<button[^>]*>.*Show password.*<\/button>/);
});
