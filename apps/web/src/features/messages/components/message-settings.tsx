import { FIRST_WRITERS, TIP_CREDITS } from '@likha/contract/limits';
import { useId, useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { messageSettingsTexts } from '../message-settings.texts.generated.ts';
import classes from './message-settings.module.css';

type Settings = Answer<'GET /messages/settings'>;

/** Who may write first, which creators choose, and whether others see what one has read (P422, P426). */
export function MessageSettings() {
  const t = useTexts(messageSettingsTexts);
  const id = useId();
  const { user } = useSession();
  const query = useCall('GET /messages/settings');
  return (
    <Card as="section" className={classes.box} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={64} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(settings) => (
          <>
            {user?.user_type === 'creator' && <FirstWriters settings={settings} />}
            <ReadMarks settings={settings} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function useChange() {
  const t = useTexts(messageSettingsTexts);
  return useAction('PUT /messages/settings', {
    invalidates: ['GET /messages/settings'],
    onSuccess: () => notify({ tone: 'good', title: t.saved }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
}

function FirstWriters({ settings }: { settings: Settings }) {
  const t = useTexts(messageSettingsTexts);
  const change = useChange();
  const sent = change.isPending ? change.variables.body?.first_writers : undefined;
  const shown = sent ?? settings.first_writers;
  const labels = {
    everyone: t.everyone,
    followers: t.followers,
    subscribers: t.subscribers,
    tippers: t.tippers,
    nobody: t.nobody,
  };
  return (
    <div className={classes.part}>
      <div>
        <p>
          <strong>{t.who}</strong>
        </p>
        <p className="dim">{t.whoHint}</p>
      </div>
      <Select
        label={t.who}
        value={shown}
        options={FIRST_WRITERS.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => {
          const first_writers = FIRST_WRITERS.find((each) => each === value);
          if (first_writers && !change.isPending) change.mutate({ body: { first_writers } });
        }}
      />
      {shown === 'tippers' && <TipAmount settings={settings} />}
    </div>
  );
}

function TipAmount({ settings }: { settings: Settings }) {
  const t = useTexts(messageSettingsTexts);
  const [typed, setTyped] = useState(String(settings.tip_credits));
  const change = useChange();
  return (
    <form
      className={classes.amount}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ body: { tip_credits: Number(typed) } });
      }}
    >
      <TextField
        label={t.tipCredits}
        inputMode="numeric"
        min={TIP_CREDITS.min}
        max={TIP_CREDITS.max}
        value={typed}
        error={fieldErrorsOf(change.error).tip_credits}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={change.isPending}>
        {t.saveTip}
      </Button>
    </form>
  );
}

function ReadMarks({ settings }: { settings: Settings }) {
  const t = useTexts(messageSettingsTexts);
  const change = useChange();
  return (
    <Switch
      label={t.showsRead}
      description={t.showsReadHint}
      checked={settings.shows_read}
      disabled={change.isPending}
      onChange={() => change.mutate({ body: { shows_read: !settings.shows_read } })}
    />
  );
}
