import { useTexts } from '../../../lib/texts.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { FIGURES, type FieldName, type FigureName, type Settings } from '../settings-form.ts';

/** How a field is called. */
export function useLabels({ packs }: Settings): (name: FieldName) => string {
  const t = useTexts(settingsTexts);
  return (name) => {
    if (name in FIGURES) return t[name as FigureName];
    const pack = packs.find(({ id }) => name.startsWith(id))?.name ?? '';
    return name.endsWith('_bonus') ? t.packBonus({ pack }) : t.packCredits({ pack });
  };
}
