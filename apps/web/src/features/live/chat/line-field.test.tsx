import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isLineTooLong, LineField } from './line-field.tsx';

it('takes all that is pasted into a line of a chat, and says how much of it is too much (P900)', () => {
  const shown = (text: string) =>
    renderToStaticMarkup(
      <LineField text={text} label="Write something" placeholder="" onChange={() => undefined} />,
    );
  const most = 'a'.repeat(200);
  expect(shown(most)).not.toMatch(/maxLength|aria-invalid/i);
  const over = shown(`${most} po`);
  expect(over).toContain('At most 200 characters: 3 too many');
  expect(over).toContain('aria-invalid="true"');
  expect(over).toContain(`value="${most} po"`);
  expect([most, ` ${most} `, `${most}!`].map(isLineTooLong)).toEqual([false, false, true]);
});
