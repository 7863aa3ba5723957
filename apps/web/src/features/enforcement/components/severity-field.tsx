import { useTexts } from '../../../lib/texts.ts';
import { Select } from '../../../ui/form/select.tsx';
import { type EnforcementTexts, enforcementTexts } from '../enforcement.texts.generated.ts';

/** The scale of severity, from 1 to 5. */
export function severityWords(t: EnforcementTexts): string[] {
  return [t.low, t.medium, t.high, t.critical, t.extreme];
}

export function SeverityField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts(enforcementTexts);
  return (
    <Select
      label={t.severity}
      value={value}
      options={severityWords(t).map((label, place) => ({ value: String(place + 1), label }))}
      onChange={onChange}
    />
  );
}
