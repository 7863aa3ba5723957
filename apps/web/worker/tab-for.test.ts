import { expect, it } from 'vitest';
import { tabFor } from './tab-for.ts';

const at = (path: string) => `https://likha.test${path}`;
const tabs = (...paths: string[]) => paths.map((path) => ({ url: at(path) }));

it('is the tab that shows it already, wherever it stands', () => {
  expect(tabFor(tabs('/fan', '/messages/1'), at('/messages/1'))?.url).toBe(at('/messages/1'));
});

it('is the one last looked at where none shows it', () => {
  expect(tabFor(tabs('/fan', '/models'), at('/messages/1'))?.url).toBe(at('/fan'));
});

it('is never one from which somebody sends a stream, or looks at one', () => {
  expect(tabFor(tabs('/creator/live', '/live/amihan_reyes', '/fan'), at('/notifications'))?.url).toBe(
    at('/fan'),
  );
  expect(tabFor(tabs('/creator/live', '/live'), at('/notifications'))).toBeUndefined();
  expect(tabFor(tabs('/lively'), at('/notifications'))?.url).toBe(at('/lively'));
});

it('is one from which a stream is looked at where that is what it is about', () => {
  expect(tabFor(tabs('/live/amihan_reyes'), at('/live/amihan_reyes'))?.url).toBe(at('/live/amihan_reyes'));
});
