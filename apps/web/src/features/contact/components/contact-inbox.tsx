import { LOCALES } from '@likha/contract/language';
import type { Answer } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconInbox } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { WithFace } from '../../../ui/with-face.tsx';
import { WrittenText } from '../../../ui/written-text.tsx';
import { contactTexts } from '../contact.texts.generated.ts';
import classes from './contact-inbox.module.css';

type Message = Answer<'GET /admin/contact-messages'>['messages'][number];

/** What visitors wrote to us, for admins. */
export function ContactInbox() {
  const t = useTexts(contactTexts);
  const state = useKeptChoice('message_state', [
    { value: 'open', label: t.open },
    { value: 'answered', label: t.answered },
  ]);
  const status = state.value;
  const pages = useDatedPages('GET /admin/contact-messages', 'messages', { query: { status } });
  const isOpen = status === 'open';
  return (
    <section className={classes.inbox} aria-label={t.inbox}>
      <ListTools {...pages.tools}>
        <Select label={t.which} {...state} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.inboxFailed}
        loading={<Skeleton height={160} label={t.inbox} />}
        empty={
          <StatePanel
            icon={<IconInbox size={32} stroke={1.75} />}
            title={isOpen ? t.noneOpen : t.noneAnswered}
          />
        }
      >
        {(messages) => (
          <>
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function MessageCard({ message }: { message: Message }) {
  const t = useTexts(contactTexts);
  const mark = useAction('POST /admin/contact-messages/{id}/answered', {
    invalidates: ['GET /admin/contact-messages'],
    onError: () => notify({ tone: 'bad', title: t.inbox, text: t.markFailed }),
  });
  const when = new Date(message.sent_at).toLocaleString(LOCALES[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });
  const { id, name, email, username, sent_at: sentAt, answered_by: by } = message;
  return (
    <Card as="article" className={classes.message} data-testid="contact-message">
      <header>
        <WithFace name={name} avatar={null}>
          <h2 className={classes.name}>{name}</h2>
          <p className="dim">
            {email}
            {username && ` · @${username}`} · <time dateTime={sentAt}>{when}</time>
          </p>
        </WithFace>
      </header>
      <WrittenText>{message.message}</WrittenText>
      {by === null ? (
        <div className={classes.acts}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className="text-link">
            {t.answer}
          </a>
          <Button variant="default" loading={mark.isPending} onClick={() => mark.mutate({ params: { id } })}>
            {t.markAnswered}
          </Button>
        </div>
      ) : (
        <p className="dim">{t.answeredBy({ name: by })}</p>
      )}
    </Card>
  );
}
