import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CreatorGridSkeleton } from './creator-grid.tsx';

it.each([
  ['grid', 8],
  ['list', 5],
] as const)('shows while it loads, as a %s, %i blocks', (view, count) => {
  const shown = renderToStaticMarkup(<CreatorGridSkeleton view={view} />);
  expect(shown).toContain('Loading creators');
  expect(shown.match(/height:/g)).toHaveLength(count);
});
