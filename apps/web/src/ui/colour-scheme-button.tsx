import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './icon-button.module.css';
import { chooseColourScheme, useColourScheme } from './theme/colour-scheme.ts';

/** Switches between dark and light; the choice is kept on this device. */
export function ColourSchemeButton({ withLabel = false }: { withLabel?: boolean }) {
  const isDark = useColourScheme() === 'dark';
  const label = isDark ? 'Use light mode' : 'Use dark mode';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={withLabel ? classes.wide : classes.round}
      aria-label={withLabel ? undefined : label}
      onClick={() => chooseColourScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      {withLabel && <span>{label}</span>}
    </button>
  );
}
