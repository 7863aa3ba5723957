import { SETTLEMENT_REPORT } from '@likha/contract/limits';
import { centavosFromPesos, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { providerName } from '../../../lib/provider-name.ts';
import { useTexts } from '../../../lib/texts.ts';
import { plainNumber } from '../../../lib/typed-number.ts';
import { useRefusals } from '../../../lib/use-refusals.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useConfirm } from '../api/use-settlements.ts';
import type { Settlement } from '../settlement-words.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import classes from './confirm-arrival.module.css';

/** Asks what the bank shows: amount, day and name. It moves money in the books, so it is asked about by itself. */
export function ConfirmArrival({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const t = useTexts(settlementsTexts);
  const expected = Math.max(0, settlement.expected ?? 0);
  const [arrived, setArrived] = useState(expected.toFixed(2));
  const [day, setDay] = useState('');
  const [reference, setReference] = useState('');
  const [isTried, setIsTried] = useState(false);
  const action = useConfirm(onClose);
  const refused = useRefusals(action.error, { arrived, arrived_on: day, bank_reference: reference });
  const plain = plainNumber(arrived);
  const amount = plain === '' ? Number.NaN : Number(plain);
  const isAmount = amount >= 0 && centavosFromPesos(amount) !== null;
  const problems = {
    arrived: isAmount ? undefined : t.amountNeeded,
    day: day === '' ? t.dayNeeded : undefined,
    reference: reference.trim() === '' ? t.referenceNeeded : undefined,
  };
  const send = () => {
    setIsTried(true);
    if (Object.values(problems).some(Boolean)) return;
    refused.remember();
    action.mutate({
      params: { id: settlement.id },
      body: { arrived: amount, arrived_on: day, bank_reference: reference.trim() },
    });
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  return (
    <ConfirmDialog
      isOpen
      title={t.confirmTitle}
      confirmLabel={t.confirmNow}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t.confirmText({ company: providerName(settlement.provider), pesos: formatPesos(expected) })}</p>
        <TextField
          label={t.arrivedInput}
          description={t.arrivedHint}
          error={shown.arrived ?? refused.of('arrived')}
          inputMode="decimal"
          value={arrived}
          onChange={(event) => setArrived(event.currentTarget.value)}
        />
        <TextField
          label={t.arrivedOn}
          error={shown.day ?? refused.of('arrived_on')}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label={t.bankReference}
          description={t.bankReferenceHint}
          error={shown.reference ?? refused.of('bank_reference')}
          maxLength={SETTLEMENT_REPORT.referenceCharacters}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        {isAmount && amount !== expected && (
          <Notice tone="warn">
            <p>{t.differs({ pesos: formatPesos(Math.abs(amount - expected)) })}</p>
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
