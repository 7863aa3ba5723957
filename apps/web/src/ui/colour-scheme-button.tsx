import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './icon-button.module.css';

/** Switches between dark and light; the choice is kept on this device. */
export function ColourSchemeButton({ withLabel = false }: { withLabel?: boolean }) {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('dark', { getInitialValueInEffect: false }) === 'dark';
  const label = isDark ? 'Use light mode' : 'Use dark mode';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={withLabel ? classes.wide : classes.round}
      aria-label={withLabel ? undefined : label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      {withLabel && <span>{label}</span>}
    </button>
  );
}
