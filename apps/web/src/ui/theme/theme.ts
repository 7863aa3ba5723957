import { type CSSVariablesResolver, createTheme } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'mango',
  primaryShade: 4,
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  black: '#24142b',
  fontFamily: 'var(--font-text)',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '16px', xl: '999px' },
  colors: {
    mango: [
      '#fff6e3',
      '#ffeac2',
      '#ffdb94',
      '#ffc75c',
      '#ffb020',
      '#f09a00',
      '#c97a00',
      '#9c5a00',
      '#8a4f00',
      '#5c3300',
    ],
    coral: [
      '#fff0ee',
      '#ffdcd8',
      '#ffbdb6',
      '#ff9488',
      '#ff6b5e',
      '#f04c3d',
      '#d0382a',
      '#b3301f',
      '#8f2417',
      '#5f160d',
    ],
    dark: [
      '#f8f1f6',
      '#d9cbd9',
      '#bcabbe',
      '#8d7a91',
      '#4a3852',
      '#34243d',
      '#281b2f',
      '#120b16',
      '#1b1220',
      '#0b060e',
    ],
  },
  components: {
    Input: { vars: () => ({ wrapper: { '--input-height': '48px', '--input-fz': '16px' } }) },
    SegmentedControl: { defaultProps: { radius: 'xl', withItemsBorders: false } },
  },
});

/** Mantine's own names, pointed at our tokens so that both colour schemes come from one place. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-dim)',
    '--mantine-color-error': 'var(--danger-text)',
    '--mantine-color-placeholder': 'var(--text-dim)',
    '--mantine-color-anchor': 'var(--mango-text)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--pressed)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--hairline)',
    '--mantine-color-mango-filled': 'var(--mango)',
    '--mantine-color-mango-filled-hover': 'var(--mango-deep)',
    '--mantine-primary-color-filled': 'var(--mango)',
    '--mantine-primary-color-contrast': 'var(--on-mango)',
  };
  return { variables: {}, light: shared, dark: shared };
};
