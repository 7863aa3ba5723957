import { dateAndTime } from '../../../lib/relative-time.ts';
import { useReportTypes } from '../../../lib/report-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { enforcementTexts } from '../enforcement.texts.generated.ts';
import { isRunning, type Sanction } from '../sanction-form.ts';
import { severityWords } from './severity-field.tsx';

interface SanctionLineProps {
  sanction: Sanction;
  /** Null where nobody may lift it. */
  onLift: (() => void) | null;
}

/** One decision: what, why, by whom, and how it stands. */
export function SanctionLine({ sanction, onLift }: SanctionLineProps) {
  const t = useTexts(enforcementTexts);
  const types = useReportTypes();
  const language = useLanguage();
  const { kind, severity, warning_type: type, reason, created_by: by, created_at: at } = sanction;
  const { expires_at: until, ended_at: endedAt, ended_by: endedBy, end_reason: why } = sanction;
  const runs = isRunning(sanction, new Date());
  const facts = [
    severity === null ? null : severityWords(t)[severity - 1],
    type && types[type],
    kind === 'removal' ? null : runs ? t.running : endedBy ? t.lifted : t.over,
    runs && until ? t.until({ when: dateAndTime(until, language) }) : null,
  ].filter(Boolean);
  return (
    <li data-testid="sanction">
      <strong>{t[kind]}</strong>
      {facts.length > 0 && <span className="dim">{facts.join(' · ')}</span>}
      <WrittenText>{reason}</WrittenText>
      <span className="dim">{t.decided({ name: by ?? t.rule, when: dateAndTime(at, language) })}</span>
      {endedAt && endedBy && (
        <span className="dim">
          {t.endedBy({ name: endedBy, when: dateAndTime(endedAt, language), reason: why ?? '' })}
        </span>
      )}
      {runs && onLift && (
        <Button variant="default" aria-label={t.liftOne({ what: t[kind] })} onClick={onLift}>
          {t.lift}
        </Button>
      )}
    </li>
  );
}
