import { startRegistration } from '@simplewebauthn/browser';
import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
import { updateUser } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';
import { ProofForm } from './proof-form.tsx';

interface AddPasskeyProps {
  hasTwoFactor: boolean;
  onDone: () => void;
}

type Proof = Body<'POST /auth/me/passkeys/challenge'>;

async function makePasskey({ proof }: { proof: Proof }) {
  const { options } = await api('POST /auth/me/passkeys/challenge', { body: proof });
  const passkey = await startRegistration({ optionsJSON: options });
  return api('POST /auth/me/passkeys', { body: { passkey } });
}

/** One more passkey: who one is, then what the device asks for. It comes when somebody wants that. */
export function AddPasskey({ hasTwoFactor, onDone }: AddPasskeyProps) {
  const t = useTexts(passkeysTexts);
  const make = useAction('POST /auth/me/passkeys', {
    invalidates: ['GET /auth/me/passkeys', 'GET /auth/me/security', 'GET /auth/me/sessions'],
    send: makePasskey,
    onSuccess: ({ message }) => {
      notify({ tone: 'good', title: t.added, text: message });
      void readAgain();
    },
    onError: (error) => notify({ tone: 'bad', title: t.notAdded, text: reasonOf(error, t) }),
  });
  return (
    <ProofForm
      hasTwoFactor={hasTwoFactor}
      label={t.next}
      isBusy={make.isPending}
      onSubmit={(proof, onError) => make.mutate({ proof }, { onSuccess: onDone, onError })}
      onCancel={onDone}
    />
  );
}

/** An admin who has one now may go where they belong: the kept person has to know. */
async function readAgain(): Promise<void> {
  const { user } = await api('GET /auth/me');
  updateUser(user);
}

/** The server says why it refused; what a browser says is for programs. */
function reasonOf(error: Error, t: { alreadyThere: string; notFinished: string }): string {
  if (error instanceof ApiError) return detailOf(error, '');
  return error.name === 'InvalidStateError' ? t.alreadyThere : t.notFinished;
}
