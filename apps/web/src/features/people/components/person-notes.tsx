import { NOTE_CHARACTERS } from '@likha/contract/limits';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { WrittenText } from '../../../ui/written-text.tsx';
import { peopleTexts } from '../people.texts.generated.ts';
import { PersonFacts } from './person-facts.tsx';
import classes from './person-notes.module.css';

/** What admins noted of a person, and the field for one more. */
export function PersonNotes({ personId }: { personId: string }) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const input = { params: { id: personId }, query: { limit: 20 } };
  const pages = useDatedPages('GET /admin/users/{id}/notes', 'notes', input);
  return (
    <PersonFacts title={t.notes}>
      <NewNote personId={personId} />
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.notesFailed}
        loading={<Skeleton height={80} label={t.loadingNotes} />}
        empty={<p className="dim">{t.noNotes}</p>}
      >
        {(notes) => (
          <>
            <ul className={classes.notes}>
              {notes.map(({ id, text, author, at }) => (
                <li key={id}>
                  <WrittenText>{text}</WrittenText>
                  <span className="dim">{t.noteBy({ author, when: dateAndTime(at, language) })}</span>
                </li>
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </PersonFacts>
  );
}

/** What was typed stays until it is kept. */
function NewNote({ personId }: { personId: string }) {
  const t = useTexts(peopleTexts);
  const [text, setText] = useState('');
  const add = useAction('POST /admin/users/{id}/notes', {
    invalidates: ['GET /admin/users/{id}/notes'],
    onSuccess: ({ message }) => {
      setText('');
      notify({ tone: 'good', title: t.done, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending && text.trim()) add.mutate({ params: { id: personId }, body: { text } });
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t.newNote}>
      <TextArea
        label={t.newNote}
        description={t.noteHint}
        maxLength={NOTE_CHARACTERS}
        rows={3}
        value={text}
        readOnly={add.isPending}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={add.isPending} disabled={text.trim() === ''}>
        {t.keepNote}
      </Button>
    </form>
  );
}
