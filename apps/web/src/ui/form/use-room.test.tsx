import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const leave = () => undefined;

it.each([
  ['several lines', TextArea],
  ['one line', TextField],
])('takes all that is pasted into a field of %s, and says how much of it is too much (P900)', (_, Field) => {
  const shown = (length: number, error?: string) =>
    renderToStaticMarkup(
      <Field label="Reason" maxLength={500} value={'a'.repeat(length)} onChange={leave} error={error} />,
    );
  expect(shown(500)).not.toContain('maxLength');
  expect(shown(500)).not.toContain('aria-invalid');
  expect(shown(3000)).toContain('At most 500 characters: 2,500 too many');
  expect(shown(3000)).toContain('aria-invalid="true"');
  expect(shown(3000)).toContain('a'.repeat(3000));
  // What the server refused was another text, until this one is short enough.
  expect(shown(3000, 'Name it')).not.toContain('Name it');
  expect(shown(10, 'Name it')).toContain('Name it');
});

it('leaves the limit to the browser where nobody knows the value', () => {
  expect(renderToStaticMarkup(<TextField label="Name" maxLength={60} />)).toContain('maxLength="60"');
});
