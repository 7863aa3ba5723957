import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';
import classes from './passkey-list.module.css';
import { ProofForm } from './proof-form.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { SettingsActions } from './settings-form.tsx';

type Passkey = Answer<'GET /auth/me/passkeys'>['passkeys'][number];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  hasTwoFactor: boolean;
}

/** What one has, with what can be done about each. */
export function PasskeyList({ passkeys, hasTwoFactor }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className={classes.list}>
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} hasTwoFactor={hasTwoFactor} />
      ))}
    </ul>
  );
}

function PasskeyLine({ passkey, hasTwoFactor }: { passkey: Passkey; hasTwoFactor: boolean }) {
  const t = useTexts(passkeysTexts);
  const language = useLanguage();
  const [step, setStep] = useState<'renaming' | 'removing' | null>(null);
  const rest = () => setStep(null);
  const { name, created_at, last_used_at } = passkey;
  if (step === 'renaming')
    return (
      <li className={classes.item}>
        <RenamePasskey passkey={passkey} onDone={rest} />
      </li>
    );
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className="dim">{t.addedOn({ when: dateAndTime(created_at, language) })}</span>
        <span className="dim">
          {last_used_at ? t.usedOn({ when: dateAndTime(last_used_at, language) }) : t.neverUsed}
        </span>
      </div>
      {step === 'removing' ? (
        <RemovePasskey passkey={passkey} hasTwoFactor={hasTwoFactor} onDone={rest} />
      ) : (
        <SettingsActions>
          <Button variant="default" aria-label={t.renameThat({ name })} onClick={() => setStep('renaming')}>
            {t.rename}
          </Button>
          <Button variant="default" aria-label={t.removeThat({ name })} onClick={() => setStep('removing')}>
            {t.remove}
          </Button>
        </SettingsActions>
      )}
    </li>
  );
}

interface RemoveProps {
  passkey: Passkey;
  hasTwoFactor: boolean;
  onDone: () => void;
}

function RemovePasskey({ passkey, hasTwoFactor, onDone }: RemoveProps) {
  const t = useTexts(passkeysTexts);
  const remove = useAction('POST /auth/me/passkeys/{id}/removal', {
    invalidates: ['GET /auth/me/passkeys', 'GET /auth/me/security'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.removed, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, '') }),
  });
  return (
    <ProofForm
      hasTwoFactor={hasTwoFactor}
      label={t.removeNow}
      isBusy={remove.isPending}
      onSubmit={(body, onError) => remove.mutate({ params: { id: passkey.id }, body }, { onError })}
      onCancel={onDone}
    />
  );
}
