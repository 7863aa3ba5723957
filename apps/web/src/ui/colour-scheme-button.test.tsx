import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColourSchemeButton } from './colour-scheme-button.tsx';

it.each([true, false])(
  'a server, which knows no scheme, sends what it is in either: with words %s',
  (withLabel) => {
    const html = renderToStaticMarkup(<ColourSchemeButton withLabel={withLabel} />);
    expect(html).toMatch(/class="[^"]*inDark[^"]*">Use light mode</);
    expect(html).toMatch(/class="[^"]*inLight[^"]*">Use dark mode</);
    expect(html).not.toContain('aria-label');
  },
);
