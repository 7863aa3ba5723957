import { LIVE, LIVE_AUDIENCES, type LiveAudience } from '@likha/contract/live/live-limits';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import type { LiveStream } from '../live.ts';
import { goLiveTexts } from './go-live.texts.generated.ts';
import classes from './go-live-form.module.css';
import { GoalFields, Price, ReplayFields, StartsAt } from './live-fields.tsx';
import { BLANK_LIVE, liveBody, liveProblems, type NewLive, refusedLive } from './new-live.ts';
import { PeopleFields } from './people-fields.tsx';
import { useCreateLive } from './use-create-live.ts';

const DRAFT = 'new-live';

interface GoLiveFormProps {
  /** It is there, for now or for later. */
  onCreated: (live: LiveStream) => void;
  onClose: () => void;
}

/** Setting up a stream. What was typed stays until it is there; who is on camera is not kept on the device. */
export function GoLiveForm({ onCreated, onClose }: GoLiveFormProps) {
  const t = useTexts(goLiveTexts);
  const form = useForm<NewLive>({
    initialValues: readDraft(DRAFT, BLANK_LIVE),
    onValuesChange: ({ people: _, hasConsent: __, ...rest }) =>
      keepDraft(DRAFT, { ...rest, people: BLANK_LIVE.people, hasConsent: false }),
    validate: (live) => liveProblems(live, t),
  });
  const create = useCreateLive({
    onCreated: (live) => {
      dropDraft(DRAFT);
      onCreated(live);
    },
    onRefused: (errors) => form.setErrors(refusedLive(errors)),
  });
  const { title, isScheduled } = form.values;
  return (
    <Card
      as="form"
      className={`${classes.form} ${classes.inCard}`}
      noValidate
      aria-label={t.newLive}
      onSubmit={form.onSubmit((live) => create.mutate({ body: liveBody(live) }))}
    >
      <TextField
        label={t.name}
        description={t.nameHint}
        maxLength={LIVE.titleCharacters}
        required
        {...form.getInputProps('title')}
      />
      <AudienceFields form={form} />
      <Switch
        label={t.mature}
        description={t.matureHint}
        {...form.getInputProps('isMature', { type: 'checkbox' })}
      />
      <GoalFields form={form} />
      <StartFields form={form} />
      <ReplayFields form={form} />
      <PeopleFields form={form} />
      <SubmitButton isReady={title.trim() !== ''} waitsFor={t.waitsForTitle} isBusy={create.isPending}>
        {isScheduled ? t.announce : t.toCamera}
      </SubmitButton>
      <Button variant="subtle" fullWidth onClick={onClose}>
        {t.closeForm}
      </Button>
    </Card>
  );
}

function AudienceFields({ form }: { form: Form<NewLive> }) {
  const t = useTexts(goLiveTexts);
  const { audience, price } = form.values;
  const words: Record<LiveAudience, [name: string, hint: string]> = {
    everyone: [t.everyone, t.everyoneHint],
    followers: [t.followers, t.followersHint],
    subscribers: [t.subscribers, t.subscribersHint],
    ticket: [t.ticket, t.ticketHint],
  };
  return (
    <div className={classes.part}>
      <Choices legend={t.audience} isPlain>
        {LIVE_AUDIENCES.map((name) => (
          <ChoiceCard
            key={name}
            name="audience"
            isChosen={audience === name}
            onChoose={() => form.setFieldValue('audience', name)}
            className={classes.choice}
          >
            {words[name][0]}
          </ChoiceCard>
        ))}
      </Choices>
      <p className="dim">{words[audience][1]}</p>
      {audience === 'ticket' && <Price label={t.price} text={price} field={form.getInputProps('price')} />}
    </div>
  );
}

function StartFields({ form }: { form: Form<NewLive> }) {
  const t = useTexts(goLiveTexts);
  return (
    <div className={classes.part}>
      <Switch
        label={t.schedule}
        description={t.scheduleHint}
        {...form.getInputProps('isScheduled', { type: 'checkbox' })}
      />
      {form.values.isScheduled && <StartsAt form={form} />}
    </div>
  );
}
