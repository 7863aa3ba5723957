import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { StrikeRecord } from '../../../ui/strikes/strike-record.tsx';
import { enforcementTexts } from '../enforcement.texts.generated.ts';
import type { Act } from '../sanction-form.ts';

interface NextStepProps {
  record: Answer<'GET /admin/users/{id}/strikes'>;
  /** Null where nobody may decide. */
  onAct: ((act: Act) => void) | null;
}

/** What counts against a person, and the step that staff is offered once it is enough. */
export function NextStep({ record, onAct }: NextStepProps) {
  const t = useTexts(enforcementTexts);
  const { proposed } = record;
  return (
    <>
      {/* What counts stands among the decisions below. */}
      <StrikeRecord record={record} most={0} />
      {onAct && proposed?.act === 'suspension' && (
        <Button onClick={() => onAct('suspend')}>{t.stepSuspend({ days: proposed.days ?? 0 })}</Button>
      )}
      {onAct && proposed?.act === 'ban' && <Button onClick={() => onAct('ban')}>{t.stepBan}</Button>}
    </>
  );
}
