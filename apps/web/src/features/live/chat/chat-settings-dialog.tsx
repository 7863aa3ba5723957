import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import { type ReactNode, useId, useRef } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconTrash } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useGoneFocus } from '../../../ui/use-gone-focus.ts';
import type { LiveStream } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import classes from './chat-settings-dialog.module.css';
import { useMute } from './use-mute.ts';

type Settings = Answer<'GET /live/{id}/chat/settings'>;

/** How the chat of a stream is kept in order, for its host and who moderates. */
export function ChatSettingsDialog({ live, onClose }: { live: LiveStream; onClose: () => void }) {
  const t = useTexts(chatTexts);
  const query = useCall('GET /live/{id}/chat/settings', { params: { id: live.id } }, { staleTime: 0 });
  return (
    <Dialog title={t.settings} onClose={onClose}>
      <Loaded query={query} loading={<Skeleton height={320} />} failedTitle={t.settingsFailed}>
        {(settings) => (
          <>
            <SettingsForm live={live} settings={settings} onClose={onClose} />
            <Named live={live} settings={settings} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** One word a line; what is empty is none. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.split('\n').map((word) => word.trim()))].filter(Boolean);
}

/** Refusals of the API, by field of the form; one of a single word is of them all. */
export function refusedSettings(errors: Record<string, string>): { pinned?: string; words?: string } {
  const of = (name: string) => Object.entries(errors).find(([key]) => key.split('.')[0] === name)?.[1];
  const [pinned, words] = [of('pinned'), of('muted_words')];
  return { ...(pinned && { pinned }), ...(words && { words }) };
}

interface Chosen {
  slow: string;
  isForSubscribers: boolean;
  pinned: string;
  /** One a line. */
  words: string;
}

function chosenOf(settings: Settings): Chosen {
  return {
    slow: String(settings.slow_seconds),
    isForSubscribers: settings.subscribers_only,
    pinned: settings.pinned ?? '',
    words: settings.muted_words.join('\n'),
  };
}

function bodyOf({ slow, isForSubscribers, pinned, words }: Chosen) {
  return {
    slow_seconds: Number(slow),
    subscribers_only: isForSubscribers,
    pinned: pinned.trim() || null,
    muted_words: wordsIn(words),
  };
}

/** What somebody changed, and nothing else: others keep the same chat in order, and may have changed the rest meanwhile. */
export function changedSettings(before: Chosen, now: Chosen) {
  const [old, chosen] = [bodyOf(before), bodyOf(now)];
  return {
    ...(chosen.slow_seconds !== old.slow_seconds && { slow_seconds: chosen.slow_seconds }),
    ...(chosen.subscribers_only !== old.subscribers_only && { subscribers_only: chosen.subscribers_only }),
    ...(chosen.pinned !== old.pinned && { pinned: chosen.pinned }),
    ...(chosen.muted_words.join('\n') !== old.muted_words.join('\n') && {
      muted_words: chosen.muted_words,
      muted_words_before: old.muted_words,
    }),
  };
}

interface SettingsFormProps {
  live: LiveStream;
  settings: Settings;
  onClose: () => void;
}

function SettingsForm({ live, settings, onClose }: SettingsFormProps) {
  const t = useTexts(chatTexts);
  const form = useForm({
    initialValues: chosenOf(settings),
    validate: {
      words: (words) =>
        wordsIn(words).length > LIVE_CHAT.mutedWords ? t.tooManyWords({ count: LIVE_CHAT.mutedWords }) : null,
    },
  });
  const save = useAction('PUT /live/{id}/chat/settings', {
    invalidates: ['GET /live/{id}/chat/settings'],
    onSuccess: () => {
      onClose();
      notify({ tone: 'good', title: t.saved });
    },
    onError: (error) => {
      notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) });
      form.setErrors(refusedSettings(fieldErrorsOf(error)));
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((chosen) =>
        save.mutate({ params: { id: live.id }, body: changedSettings(form.getInitialValues(), chosen) }),
      )}
    >
      <SelectField
        label={t.slowMode}
        options={LIVE_CHAT.slowSeconds.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t.slowOff : t.slowEvery({ seconds }),
        }))}
        {...form.getInputProps('slow')}
      />
      <Switch label={t.subscribersOnly} {...form.getInputProps('isForSubscribers', { type: 'checkbox' })} />
      <TextField label={t.pin} maxLength={LIVE_CHAT.pinnedCharacters} {...form.getInputProps('pinned')} />
      <TextArea
        label={t.mutedWords}
        description={t.mutedWordsHint({ count: LIVE_CHAT.mutedWords })}
        rows={3}
        {...form.getInputProps('words')}
      />
      <Button type="submit" fullWidth loading={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}

/** Whom the host or their moderators have named, each to be taken out again. */
function Named({ live, settings }: { live: LiveStream; settings: Settings }) {
  const place = useRef<HTMLDivElement>(null);
  useGoneFocus(place, settings.moderators.length + settings.muted.length);
  return (
    <div ref={place}>
      {live.is_own && <Moderators live={live} settings={settings} />}
      {settings.muted.length > 0 && <Muted live={live} settings={settings} />}
    </div>
  );
}

function Moderators({ live, settings }: { live: LiveStream; settings: Settings }) {
  const t = useTexts(chatTexts);
  const takeBack = useAction('DELETE /live/{id}/moderators/{user_id}', {
    invalidates: ['GET /live/{id}/chat/settings'],
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <People title={t.moderators}>
      {settings.moderators.length === 0 && <p className="dim">{t.noModerators}</p>}
      {settings.moderators.map((person) => (
        <PersonLine key={person.id} person={person}>
          <IconButton
            label={t.takeBack({ name: person.full_name })}
            onClick={() => takeBack.mutate({ params: { id: live.id, user_id: person.id } })}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </PersonLine>
      ))}
    </People>
  );
}

/** Who may not write: their lines, from which they were muted, are soon far above. */
function Muted({ live, settings }: { live: LiveStream; settings: Settings }) {
  const t = useTexts(chatTexts);
  const mute = useMute();
  return (
    <People title={t.mutedPeople}>
      {settings.muted.map((person) => (
        <PersonLine key={person.id} person={person}>
          <Button
            variant="subtle"
            aria-label={t.unmute({ name: person.full_name })}
            loading={mute.isPending && mute.variables.body.user_id === person.id}
            onClick={() =>
              mute.mutate({ params: { id: live.id }, body: { user_id: person.id, is_muted: false } })
            }
          >
            {t.unmuteShort}
          </Button>
        </PersonLine>
      ))}
    </People>
  );
}

function People({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.people} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function PersonLine({ person, children }: { person: Settings['muted'][number]; children: ReactNode }) {
  return (
    <div className={classes.person}>
      <span>
        {person.full_name} <span className="dim">@{person.username}</span>
      </span>
      {children}
    </div>
  );
}
