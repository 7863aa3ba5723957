import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-styles.ts';
import './kit-variables.generated.css';
import './mantine-overrides.css';
import { useColourScheme } from './colour-scheme.ts';
import { theme } from './theme.ts';

/** The scheme is ours to keep; the kit is told what it is. */
const manager = {
  get: () => 'dark' as const,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Nor may it write the scheme into the document: it would do so late, from what a server had to guess. */
const noRoot = () => undefined;

/**
 * What fields and dialogs need around them. Apart from the rest, for public pages do without. Its variables are a file, as
 * working them out took longer than most pages take to render; its classes for widths are not used.
 */
export function KitTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColourScheme()}
      colorSchemeManager={manager}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={noRoot}
    >
      {children}
    </MantineProvider>
  );
}
