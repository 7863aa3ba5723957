import { useTexts } from '../../lib/texts.ts';
import { playerTexts } from './player.texts.generated.ts';
import classes from './quality-menu.module.css';
import type { Sizes } from './use-stream.ts';

/** The sizes of a video that plays, to choose from; by the connection unless one is chosen. Nothing where there is one. */
export function QualityMenu({ heights, chosen, choose }: Sizes) {
  const t = useTexts(playerTexts);
  if (heights.length < 2) return null;
  return (
    <select
      className={classes.menu}
      aria-label={t.quality}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
    >
      <option value="">{t.auto}</option>
      {heights.map((height) => (
        <option key={height} value={height}>
          {t.lines({ height: String(height) })}
        </option>
      ))}
    </select>
  );
}
