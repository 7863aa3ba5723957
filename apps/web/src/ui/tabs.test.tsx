import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { placeAfter, placeInSight, Tabs } from './tabs.tsx';

const TABS = [
  { name: 'a', label: 'A', content: 'first' },
  { name: 'b', label: 'B', content: 'second' },
] as const;

it('shows what is open, says so, and is reached by one press of Tab', () => {
  const html = renderToStaticMarkup(<Tabs tabs={TABS} open="b" onOpen={() => undefined} />);
  expect(html).toContain('second');
  expect(html).not.toContain('first');
  expect(html.match(/aria-selected="(true|false)"/g)).toEqual([
    'aria-selected="false"',
    'aria-selected="true"',
  ]);
  expect(html.match(/tabindex="(-1|0)"/gi)).toEqual(['tabindex="-1"', 'tabindex="0"']);
});

it('leads round by arrows, and to the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => placeAfter(key, 2, 3))).toEqual([
    0,
    1,
    0,
    2,
    null,
  ]);
  expect(placeAfter('ArrowLeft', 0, 3)).toBe(2);
});

it('brings a tab that is out of sight into the middle, and leaves one at the beginning', () => {
  const row = { offsetLeft: 16, offsetWidth: 358 };
  expect(placeInSight({ offsetLeft: 516, offsetWidth: 100 }, row)).toBe(550 - 179);
  expect(placeInSight({ offsetLeft: 16, offsetWidth: 100 }, row)).toBe(0);
});
