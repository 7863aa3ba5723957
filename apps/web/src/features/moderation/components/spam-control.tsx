import { MODERATION } from '@likha/contract/limits';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconFilterX } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useAddKeyword, useRemoveKeyword } from '../api/use-keywords.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { keywordEffect, severityChoices } from '../words.ts';
import { SeverityBadge } from './severity-badge.tsx';
import classes from './spam-control.module.css';

const FLAGS_FROM = 3;

/** What is looked for in posts and comments: adding to it, and taking from it. */
export function SpamControl() {
  const t = useTexts(moderationTexts);
  const query = useCall('GET /moderation/spam-keywords');
  const list = { ...query, data: query.data?.keywords };
  return (
    <section className={classes.queue} aria-label={t.spam}>
      <AddKeyword />
      <Loaded
        query={list}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={68} label={t.loading} />}
        empty={<StatePanel icon={<IconFilterX size={32} stroke={1.75} />} title={t.noKeywords} />}
      >
        {(keywords) => (
          <ul className={classes.list}>
            {keywords.map((keyword) => (
              <KeywordLine key={keyword.id} {...keyword} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** Reset once it is added; what was typed stays when it is refused. */
function AddKeyword() {
  const t = useTexts(moderationTexts);
  const [keyword, setKeyword] = useState('');
  const [severity, setSeverity] = useState('1');
  const add = useAddKeyword(() => {
    setKeyword('');
    setSeverity('1');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const level = Number(severity);
    add.mutate({
      body: { keyword, severity: level, auto_action: level >= FLAGS_FROM ? 'flag' : null },
    });
  };
  return (
    <Card as="section" aria-labelledby="add-keyword">
      <form className={classes.form} onSubmit={submit} noValidate>
        <h2 id="add-keyword">{t.addKeyword}</h2>
        <TextField
          label={t.keyword}
          required
          maxLength={MODERATION.keywordCharacters}
          value={keyword}
          error={add.error ? fieldErrorsOf(add.error).keyword : undefined}
          onChange={(event) => {
            setKeyword(event.currentTarget.value);
            if (add.error) add.reset();
          }}
        />
        <ChoiceField
          label={t.severity}
          value={severity}
          data={severityChoices(t)}
          onChange={(event) => setSeverity(event.currentTarget.value)}
        />
        <SubmitButton isReady={keyword.trim() !== ''} waitsFor={t.addWaits} isBusy={add.isPending}>
          {t.add}
        </SubmitButton>
      </form>
    </Card>
  );
}

function KeywordLine({ id, keyword, severity }: { id: string; keyword: string; severity: number }) {
  const t = useTexts(moderationTexts);
  const remove = useRemoveKeyword();
  return (
    <Card as="li" className={classes.line} data-testid="keyword">
      <div className={classes.what}>
        <strong>{keyword}</strong>
        <SeverityBadge severity={severity} of="keyword" />
        <span className="dim">{keywordEffect(t, severity)}</span>
      </div>
      <Button
        variant="default"
        aria-label={t.removeKeyword({ keyword })}
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {t.remove}
      </Button>
    </Card>
  );
}
