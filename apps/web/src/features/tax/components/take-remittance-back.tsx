import { formatPesos } from '@likha/contract/money';
import { REMITTANCE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Alone } from '../../../ui/alone.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useTakeRemittanceBack } from '../api/use-remittance.ts';
import { type OwedPeriod, takingBackOf } from '../owed-period.ts';
import { periodName } from '../period-name.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import classes from './take-remittance-back.module.css';

/** Asks why what was said of a payment is wrong, and takes it back (P792). Who agrees to another's asking starts from their words. */
export function TakeRemittanceBack({ period, onClose }: { period: OwedPeriod; onClose: () => void }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const { remittance } = period;
  const { user } = useSession();
  const turn = takingBackOf(period, user?.id);
  const asked = turn === 'second' ? remittance?.back_asked : null;
  const draft = useDraft(`remit-back-${period.tax}-${period.period}`, { reason: asked?.reason ?? '' });
  const { reason } = draft.values;
  const [isTried, setIsTried] = useState(false);
  const action = useTakeRemittanceBack(() => {
    draft.drop();
    onClose();
  });
  if (!remittance) return null;
  const send = () => {
    setIsTried(true);
    if (reason.trim()) action.mutate({ params: { id: remittance.id }, body: { reason: reason.trim() } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t.backTitle}
      confirmLabel={t.takeBackNow}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>
          {t.backText({ pesos: formatPesos(remittance.amount), period: periodName(period.period, language) })}
        </p>
        {turn === 'first' && <p className="dim">{t.backFirst}</p>}
        {asked && <p className="dim">{t.backSecond({ name: asked.by ?? t.gone })}</p>}
        {period.is_alone && <Alone />}
        <TextArea
          label={t.backWhy}
          error={isTried && !reason.trim() ? t.reasonNeeded : undefined}
          maxLength={REMITTANCE.reasonCharacters}
          value={reason}
          onChange={(event) => draft.change({ reason: event.currentTarget.value })}
        />
      </div>
    </ConfirmDialog>
  );
}
