import { paths } from '@likha/contract/addresses';
import { SEARCH_CHARACTERS } from '@likha/contract/limits';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { IconInbox, IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { inboxTexts } from '../inbox.texts.generated.ts';
import { comeBackToInbox } from '../refresh-inbox.ts';
import { FoundMessages } from './found-messages.tsx';
import classes from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';

const FILTERS = ['all', 'unread', 'restricted'] as const;
type Filter = (typeof FILTERS)[number];

const PAUSE_MS = 250;

/** Whom somebody writes with, the newest first. */
export function Inbox({ openId }: { openId: string | undefined }) {
  const t = useTexts(inboxTexts);
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const search = useSettledValue(typed.trim(), PAUSE_MS);
  const labels = { all: t.all, unread: t.unread, restricted: t.restricted };
  return (
    <div className={classes.inbox}>
      <SearchField
        label={t.search}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, SEARCH_CHARACTERS))}
      />
      <Tabs
        isWide
        open={filter}
        onOpen={setFilter}
        tabs={FILTERS.map((name) => ({
          name,
          label: labels[name],
          content: <Conversations filter={name} search={search} openId={openId} />,
        }))}
      />
    </div>
  );
}

interface ConversationsProps {
  filter: Filter;
  search: string;
  openId: string | undefined;
}

function Conversations({ filter, search, openId }: ConversationsProps) {
  const t = useTexts(inboxTexts);
  const query = usePages(
    'GET /conversations',
    'conversations',
    { query: { filter, search: search || undefined } },
    { keepsPrevious: true, isFollowed: true },
  );
  useEffect(() => void comeBackToInbox(), []);
  return (
    <>
      <Loaded
        query={query}
        loading={<SkeletonList count={5} height={72} label={t.loading} />}
        failedTitle={t.failed}
        empty={search ? <NobodyFound /> : <NothingHere filter={filter} />}
      >
        {(conversations) => (
          <ul className={classes.list}>
            {conversations.map((conversation) => (
              <InboxRow
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === openId}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
      {search.length > 1 && <FoundMessages filter={filter} search={search} />}
    </>
  );
}

function NobodyFound() {
  const t = useTexts(inboxTexts);
  return <p className={`dim ${classes.nobody}`}>{t.noneFound}</p>;
}

function NothingHere({ filter }: { filter: Filter }) {
  const t = useTexts(inboxTexts);
  const { user } = useSession();
  const isCreator = user?.user_type === 'creator';
  if (filter !== 'all') {
    const isUnread = filter === 'unread';
    return (
      <StatePanel
        icon={<IconInbox size={32} stroke={1.75} />}
        title={isUnread ? t.noneUnread : t.noneRestricted}
        text={isUnread ? t.noneUnreadText : t.noneRestrictedText}
      />
    );
  }
  return (
    <StatePanel
      icon={<IconMessageCircle size={32} stroke={1.75} />}
      title={t.noneTitle}
      text={isCreator ? t.noneCreator : t.noneFan}
      action={
        isCreator ? (
          <LinkButton to={paths.profile(user.username)}>{t.profile}</LinkButton>
        ) : (
          <LinkButton to={paths.discover()}>{t.discover}</LinkButton>
        )
      }
    />
  );
}
