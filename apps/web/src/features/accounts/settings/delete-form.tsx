import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { PasskeyAnswer } from '../passkeys/answer-with-passkey.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { ProofForm } from './proof-form.tsx';

interface DeleteFormProps {
  hasTwoFactor: boolean;
  onDeleted: () => Promise<void>;
  onCancel: () => void;
}

/** What would be lost, and the password and the second factor, for an account that is to be deleted; it comes when somebody wants that. */
export function DeleteForm(props: DeleteFormProps) {
  const t = useTexts(settingsTexts);
  return (
    <Loaded
      query={useCall('GET /auth/me/deletion')}
      loading={<Skeleton height={160} label={t.deleteLoading} />}
      failedTitle={t.deleteLoadFailed}
    >
      {(lost) => <Confirm lost={lost} {...props} />}
    </Loaded>
  );
}

type Lost = Answer<'GET /auth/me/deletion'>;

function Confirm({ lost, hasTwoFactor, onDeleted, onCancel }: DeleteFormProps & { lost: Lost }) {
  const t = useTexts(settingsTexts);
  const { user } = useSession();
  const [givesUp, setGivesUp] = useState(false);
  const remove = useAction('POST /auth/me/deletion', {
    invalidates: [],
    onSuccess: ({ message }) => {
      void onDeleted();
      notify({ tone: 'good', title: t.deleted, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDeleted, text: detailOf(error, '') }),
  });
  const form = {
    label: t.deleteNow,
    isBusy: remove.isPending,
    onSubmit: (body: { password: string; code?: string | PasskeyAnswer }, onError: (error: Error) => void) =>
      remove.mutate({ body: { ...body, gives_up: givesUp } }, { onError }),
    onCancel,
  };
  return (
    <>
      {user?.user_type === 'creator' && <p>{t.fansGetBack}</p>}
      <Losses lost={lost} />
      {lost.needs_giving_up && (
        <Checkbox
          label={t.giveUp}
          checked={givesUp}
          onChange={(event) => setGivesUp(event.currentTarget.checked)}
        />
      )}
      <ProofForm hasTwoFactor={hasTwoFactor} {...form} />
    </>
  );
}

/** Nothing where nothing is. */
function Losses({ lost: { credits, earnings, commission, has_open_payout } }: { lost: Lost }) {
  const t = useTexts(settingsTexts);
  if (has_open_payout) return <p>{t.payoutOpen}</p>;
  if (credits === 0 && earnings === 0 && commission === 0) return null;
  return (
    <>
      <p>{t.youLose}</p>
      <Figures>
        {credits > 0 && <Figure name={t.lostCredits}>{formatCredits(credits)}</Figure>}
        {earnings > 0 && <Figure name={t.lostEarnings}>{formatPesos(earnings)}</Figure>}
        {commission > 0 && <Figure name={t.lostCommission}>{formatPesos(commission)}</Figure>}
      </Figures>
    </>
  );
}
