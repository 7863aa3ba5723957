import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-styles.ts';
import './mantine-overrides.css';
import { currentColourScheme, useColourScheme } from './colour-scheme.ts';
import { cssVariables, theme } from './theme.ts';

/** The scheme is ours to keep; the kit only asks what it is. */
const manager = {
  get: currentColourScheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What fields, tabs and dialogs need around them. Apart from the rest, for the landing page does without. */
export function KitTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColourScheme()}
      colorSchemeManager={manager}
      cssVariablesResolver={cssVariables}
    >
      {children}
    </MantineProvider>
  );
}
