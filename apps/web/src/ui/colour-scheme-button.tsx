import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import { IconButton } from './icon-button.tsx';
import { IconMoon, IconSun } from './icons/icons.generated.ts';
import { chooseColourScheme, useColourScheme } from './theme/colour-scheme.ts';
import { WideButton } from './wide-button.tsx';

/** Switches between dark and light; the choice is kept on this device. */
export function ColourSchemeButton({ withLabel = false }: { withLabel?: boolean }) {
  const t = useTexts(controlsTexts);
  const isDark = useColourScheme() === 'dark';
  const label = isDark ? t.lightMode : t.darkMode;
  const Icon = isDark ? IconSun : IconMoon;
  const icon = <Icon size={22} stroke={1.75} aria-hidden />;
  const change = () => chooseColourScheme(isDark ? 'light' : 'dark');
  return withLabel ? (
    <WideButton icon={icon} onClick={change}>
      {label}
    </WideButton>
  ) : (
    <IconButton label={label} onClick={change}>
      {icon}
    </IconButton>
  );
}
