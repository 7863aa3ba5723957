import { paths } from '@likha/contract/addresses';
import { Outlet, useParams } from 'react-router';
import { Inbox } from '../../../features/messages/components/inbox.tsx';
import { conversationTexts } from '../../../features/messages/conversation.texts.generated.ts';
import { inboxTexts } from '../../../features/messages/inbox.texts.generated.ts';
import { useLive } from '../../../features/messages/live/use-live.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconMessageCircle, IconMessages } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './messages-frame.module.css';

/**
 * Around `/messages` and `/messages/{id}`: the list of conversations, and beside it the one that is open. Where there is room for
 * one of both only, the list is behind the conversation and keeps its place.
 */
export function MessagesFrame() {
  const t = useTexts(inboxTexts);
  const { conversationId } = useParams();
  const { user } = useSession();
  useLive();
  return (
    <div className={classes.frame} data-open={conversationId !== undefined || undefined}>
      <PageTitle title={t.title} />
      <header className={classes.head}>
        <h1>{t.title}</h1>
        {user?.user_type === 'creator' && (
          <LinkButton
            to={paths.broadcasts()}
            variant="default"
            leftSection={<IconMessages size={20} stroke={1.75} aria-hidden />}
          >
            {t.messageMany}
          </LinkButton>
        )}
      </header>
      {user?.user_type === 'admin' ? (
        <NotForStaff />
      ) : (
        <div className={classes.panes}>
          <div className={classes.list}>
            <Inbox openId={conversationId} />
          </div>
          <div className={classes.open}>
            <Outlet />
          </div>
        </div>
      )}
    </div>
  );
}

function NotForStaff() {
  const t = useTexts(conversationTexts);
  return (
    <StatePanel
      icon={<IconMessageCircle size={32} stroke={1.75} />}
      title={t.staffTitle}
      text={t.staffText}
    />
  );
}
