import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-styles.ts';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './tokens.css';
import './base.css';
import './mantine-overrides.css';
import { colourSchemeManager, cssVariables, theme } from './theme.ts';

/** Colours, type and shapes for everything below. Follows the system until somebody chooses. */
export function LikhaTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager}
      cssVariablesResolver={cssVariables}
    >
      {children}
    </MantineProvider>
  );
}
