import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

/** A press of a button; `detail` is which one of presses in a row it is, as browsers count them. */
function press(button: ReturnType<typeof Button>, detail: number) {
  const event = { detail, preventDefault: vi.fn() };
  button.props.onClick?.(event as unknown as MouseEvent);
  return event;
}

it('takes a double press once where what it begins may be under way, and sends no form twice', () => {
  const onClick = vi.fn();
  const button = Button({ loading: false, onClick, children: 'Save' });
  expect(press(button, 1).preventDefault).not.toHaveBeenCalled();
  expect(press(button, 2).preventDefault).toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledTimes(1);
  // A key or a screen reader, which count nothing.
  press(button, 0);
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('takes every press where it begins nothing', () => {
  const onClick = vi.fn();
  const button = Button({ onClick, children: 'Next' });
  press(button, 1);
  press(button, 2);
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('takes no press and keeps the focus while it is busy, and sends no form', () => {
  const onClick = vi.fn();
  const button = Button({ loading: true, onClick, children: 'Save' });
  // A disabled one loses the focus to the page.
  expect(button.props).toMatchObject({ disabled: false, 'aria-disabled': true, 'aria-busy': true });
  expect(press(button, 1).preventDefault).toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
  expect(Button({ loading: false, disabled: true, children: 'Save' }).props).toMatchObject({
    disabled: true,
  });
});
