import { useTexts } from '../lib/texts.ts';
import classes from './colour-scheme-button.module.css';
import { controlsTexts } from './controls.texts.generated.ts';
import { IconButton } from './icon-button.tsx';
import { IconMoon, IconSun } from './icons/icons.generated.ts';
import { chooseColourScheme, currentColourScheme } from './theme/colour-scheme.ts';
import { WideButton } from './wide-button.tsx';

/** Switches between dark and light; the choice is kept on this device. Both of its faces are there, and styles show one: so it is right before any code runs. */
export function ColourSchemeButton({ withLabel = false }: { withLabel?: boolean }) {
  const t = useTexts(controlsTexts);
  const icon = (
    <>
      <IconSun size={22} stroke={1.75} aria-hidden className={classes.inDark} />
      <IconMoon size={22} stroke={1.75} aria-hidden className={classes.inLight} />
    </>
  );
  const words = (
    <>
      <span className={classes.inDark}>{t.lightMode}</span>
      <span className={classes.inLight}>{t.darkMode}</span>
    </>
  );
  const change = () => chooseColourScheme(currentColourScheme() === 'dark' ? 'light' : 'dark');
  return withLabel ? (
    <WideButton icon={icon} onClick={change}>
      {words}
    </WideButton>
  ) : (
    <IconButton label={null} onClick={change}>
      {icon}
      <span className="visually-hidden">{words}</span>
    </IconButton>
  );
}
