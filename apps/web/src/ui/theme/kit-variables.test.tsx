import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

/** The kit's variables are worked out here, once, and not for each page. `npx vitest -u` writes the file anew. */
it('keeps the variables of the theme as a file', async () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} withGlobalClasses={false} />,
  );
  const [, css = ''] = /<style[^>]*>([^<]*)<\/style>/.exec(html) ?? [];
  await expect(`${css}\n`).toMatchFileSnapshot('./kit-variables.generated.css');
});
