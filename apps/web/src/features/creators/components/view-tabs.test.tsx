import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ViewTabs } from './view-tabs.tsx';

it('are two tabs of one panel, the open one in the row of Tab', () => {
  const html = renderToStaticMarkup(<ViewTabs view="list" panel="creators" onView={() => undefined} />);
  const tabs = html.match(/<button[^>]*>/g) ?? [];
  expect(tabs.map((tab) => tab.match(/aria-label="([^"]*)"/)?.[1])).toEqual(['Grid View', 'List View']);
  expect(tabs.every((tab) => tab.includes('role="tab"') && tab.includes('aria-controls="creators"'))).toBe(
    true,
  );
  expect(tabs.map((tab) => tab.includes('aria-selected="true"'))).toEqual([false, true]);
  expect(tabs.map((tab) => /tabindex="0"/i.test(tab))).toEqual([false, true]);
});
