import { useTexts } from '../../../lib/texts.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { severityName } from '../words.ts';
import classes from './severity-badge.module.css';

const KEYWORD_TONES = ['green', 'yellow', 'orange', 'red', 'red'] as const;
const WARNING_TONES = ['yellow', 'orange', 'red', 'red', 'red'] as const;

/** How bad: a keyword's from green to red, a warning's from yellow to red. Never by colour alone. */
export function SeverityBadge({ severity, of }: { severity: number; of: 'keyword' | 'warning' }) {
  const t = useTexts(moderationTexts);
  const tones = of === 'keyword' ? KEYWORD_TONES : WARNING_TONES;
  return (
    <span className={classes.badge} data-tone={tones[severity - 1]}>
      {severityName(t, severity)}
    </span>
  );
}
