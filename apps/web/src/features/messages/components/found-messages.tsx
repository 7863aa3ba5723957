import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { inboxTexts } from '../inbox.texts.generated.ts';
import { nameOf } from '../kept-messages.ts';
import { inboxTime } from '../times.ts';
import classes from './found-messages.module.css';
import { markedWords } from './marked-words.ts';

interface FoundMessagesProps {
  filter: 'all' | 'unread' | 'restricted';
  search: string;
}

/** What was written with these words in it; each leads to its place in its conversation. */
export function FoundMessages({ filter, search }: FoundMessagesProps) {
  const t = useTexts(inboxTexts);
  const query = usePages('GET /messages', 'messages', { query: { filter, search } }, { keepsPrevious: true });
  return (
    <section className={classes.found} aria-labelledby="found-messages">
      <h2 id="found-messages" className={classes.title}>
        {t.inMessages}
      </h2>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.searching} />}
        failedTitle={t.searchFailed}
        empty={<p className="dim">{t.noWords}</p>}
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className="dim">{t.noWordsYet}</p>
          ) : (
            <ul className={classes.list}>
              {messages.map((message) => (
                <Found key={message.id} message={message} search={search} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {/* A page looks through 200 conversations and may find nothing: by itself it would go on through all there ever were. */}
      <LoadMore isByPress {...query.more} />
    </section>
  );
}

type FoundMessage = Answer<'GET /messages'>['messages'][number];

function Found({ message, search }: { message: FoundMessage; search: string }) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const { conversation_id: id, seq, person, is_own: isOwn, text, created_at: at } = message;
  return (
    <li>
      <Link
        to={paths.conversation(id, { seq: String(seq) })}
        className={classes.row}
        data-testid="found-message"
      >
        <span className={classes.line}>
          <strong className={classes.name}>{nameOf(person) ?? t.gone}</strong>
          <time className={classes.time} dateTime={at}>
            {inboxTime(at, language, t.yesterday)}
          </time>
        </span>
        <span className={classes.text}>
          {isOwn && t.you({ text: '' })}
          {markedWords(text, search).map(({ at: place, words, isMarked }) =>
            isMarked ? <mark key={place}>{words}</mark> : words,
          )}
        </span>
      </Link>
    </li>
  );
}
