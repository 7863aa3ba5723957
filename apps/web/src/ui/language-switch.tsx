import type { Language } from '@likha/contract/language';
import { useLanguage, useTexts } from '../lib/texts.ts';
import { useChooseLanguage } from '../lib/use-choose-language.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import { IconButton } from './icon-button.tsx';
import { IconLanguage } from './icons/icons.generated.ts';
import { WideButton } from './wide-button.tsx';

const OTHER = { en: 'fil', fil: 'en' } as const satisfies Record<Language, Language>;

/** Switches to the other language; its words are in that language, for those who cannot read this one. */
export function LanguageSwitch({ withLabel = false }: { withLabel?: boolean }) {
  const other = OTHER[useLanguage()];
  const choose = useChooseLanguage();
  const { switchLanguage } = useTexts(controlsTexts);
  const icon = <IconLanguage size={22} stroke={1.75} aria-hidden />;
  const change = () => void choose(other);
  return withLabel ? (
    <WideButton icon={icon} onClick={change} lang={other}>
      {switchLanguage}
    </WideButton>
  ) : (
    <IconButton label={switchLanguage} onClick={change} lang={other}>
      {icon}
    </IconButton>
  );
}
