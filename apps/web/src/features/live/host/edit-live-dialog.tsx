import { LIVE } from '@likha/contract/live/live-limits';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { fieldTime } from '../../../lib/philippine-moment.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { LiveStream } from '../live.ts';
import classes from './edit-live-dialog.module.css';
import { goLiveTexts } from './go-live.texts.generated.ts';
import { GoalFields, ReplayFields, StartsAt } from './live-fields.tsx';
import { BLANK_LIVE, liveBody, liveProblems, type NewLive, refusedLive } from './new-live.ts';
import { ownLivesTexts } from './own-lives.texts.generated.ts';

interface EditLiveDialogProps {
  live: LiveStream;
  /** Somebody has a ticket for the time that was said, which stays (P626). */
  isSold?: boolean;
  onClose: () => void;
}

/** What may change of a stream that is there: its words, goal and replay, and before it begins its time. */
export function EditLiveDialog({ live, isSold = false, onClose }: EditLiveDialogProps) {
  const t = useTexts(ownLivesTexts);
  const own = useTexts(goLiveTexts);
  const isPlanned = live.state === 'scheduled' && live.scheduled_at !== null;
  const form = useForm<NewLive>({
    initialValues: valuesOf(live),
    validate: (values) => {
      const problems = liveProblems(values, own);
      return Object.fromEntries(Object.entries(problems).filter(([name]) => EDITED.includes(name)));
    },
  });
  const save = useAction('PUT /live/{id}', {
    invalidates: ['GET /live/own', 'GET /live', 'GET /live/of/{username}', 'GET /live/{id}'],
    onSuccess: () => {
      onClose();
      notify({ tone: 'good', title: t.saved });
    },
    onError: (error) => {
      notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) });
      form.setErrors(refusedLive(fieldErrorsOf(error)));
    },
  });
  const send = (values: NewLive) => {
    const { title, goal_credits, goal_text, replay, replay_price, scheduled_at } = liveBody(values);
    const moved = values.startsAt !== form.getInitialValues().startsAt;
    save.mutate({
      params: { id: live.id },
      body: { title, goal_credits, goal_text, replay, replay_price, ...(moved && { scheduled_at }) },
    });
  };
  return (
    <Dialog title={t.editTitle} onClose={save.isPending ? () => undefined : onClose}>
      <form className={classes.form} noValidate onSubmit={form.onSubmit(send)}>
        <TextField label={own.name} maxLength={LIVE.titleCharacters} {...form.getInputProps('title')} />
        {isPlanned && (isSold ? <FixedTime at={live.scheduled_at} /> : <StartsAt form={form} />)}
        <GoalFields form={form} />
        <ReplayFields form={form} />
        <Button type="submit" fullWidth loading={save.isPending}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}

function FixedTime({ at }: { at: LiveStream['scheduled_at'] }) {
  const t = useTexts(ownLivesTexts);
  const language = useLanguage();
  return at && <p className="dim">{t.timeStays({ when: dateAndTime(at, language) })}</p>;
}

const EDITED = ['title', 'goalCredits', 'goalText', 'replayPrice'];

function valuesOf({ title, goal, replay, scheduled_at: at }: LiveStream): NewLive {
  return {
    ...BLANK_LIVE,
    title,
    hasGoal: goal !== null,
    goalCredits: goal ? String(goal.credits) : '',
    goalText: goal?.text ?? '',
    replay: replay.audience,
    replayPrice: replay.price === null ? '' : String(replay.price),
    isScheduled: at !== null,
    startsAt: at ? fieldTime(new Date(at)) : '',
  };
}
