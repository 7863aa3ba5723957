import { isId, paths } from '@likha/contract/addresses';
import { type ReactNode, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { ConversationView } from '../../../features/messages/components/conversation-view.tsx';
import { conversationTexts } from '../../../features/messages/conversation.texts.generated.ts';
import { type Message, nameOf } from '../../../features/messages/kept-messages.ts';
import { UnlockOffer } from '../../../features/messages/unlock-offer.ts';
import { isMissing } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { MessageUnlock } from './message-unlock.tsx';
import { WithReports } from './with-reports.tsx';
import { WithTips } from './with-tips.tsx';
import { WithVault } from './with-vault.tsx';

const loadBlockDialog = () =>
  import('../../../features/blocks/components/block-dialog.tsx').then((module) => module.BlockDialog);

const loadFanDialog = () =>
  import('../../../features/fans/components/fan-dialog.tsx').then((module) => module.FanDialog);

/** `/messages/{id}`: one conversation. */
export function ConversationPage() {
  const { conversationId: id = '' } = useParams();
  // Another conversation begins with nothing of the one before.
  return isId(id) ? <OpenConversation key={id} id={id} /> : <Missing />;
}

function OpenConversation({ id }: { id: string }) {
  const t = useTexts(conversationTexts);
  const { user } = useSession();
  const [isBlocking, setIsBlocking] = useState(false);
  const query = useCall('GET /conversations/{id}', { params: { id } });
  const [isFanOpen, setIsFanOpen] = useState(false);
  const onClose = () => setIsBlocking(false);
  const closeFan = () => setIsFanOpen(false);
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={4} height={56} label={t.loading} />}
      failedTitle={t.failed}
      failed={(error) => (isMissing(error) ? <Missing /> : null)}
    >
      {(conversation) => {
        const { id: personId, username, is_creator: isCreator } = conversation.person;
        const name = nameOf(conversation.person);
        const mayBlock = user !== null && personId !== null && name !== null;
        const fan =
          user?.user_type === 'creator' && !isCreator && personId !== null && username !== null
            ? { id: personId, username }
            : null;
        const mayTip = user?.user_type === 'fan' && isCreator && conversation.may_write;
        const creator =
          mayTip && personId !== null && username !== null
            ? { id: personId, username, name: name ?? username }
            : null;
        return (
          <>
            <PageTitle title={name ?? t.gone} />
            <WithUnlocks name={name ?? t.gone}>
              <WithReports person={{ id: personId, name: name ?? t.gone }}>
                <WithVault fanId={fan?.id ?? null}>
                  <WithTips conversationId={id} creator={creator}>
                    <ConversationView
                      conversation={conversation}
                      onBlock={mayBlock ? () => setIsBlocking(true) : null}
                      onFan={fan && (() => setIsFanOpen(true))}
                    />
                  </WithTips>
                </WithVault>
              </WithReports>
            </WithUnlocks>
            {isFanOpen && fan && (
              <OnDemand load={loadFanDialog} props={{ fan, onClose: closeFan }} onFailed={closeFan} />
            )}
            {isBlocking && mayBlock && (
              <OnDemand
                load={loadBlockDialog}
                props={{
                  person: { id: personId, full_name: name },
                  onBlocked: () => void invalidate(['GET /conversations/{id}', 'GET /conversations']),
                  onClose,
                }}
                onFailed={onClose}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** Paying is no part of messages: the page brings it to them. */
function WithUnlocks({ name, children }: { name: string; children: ReactNode }) {
  const offer = useCallback((message: Message) => <MessageUnlock message={message} name={name} />, [name]);
  return <UnlockOffer value={offer}>{children}</UnlockOffer>;
}

function Missing() {
  const t = useTexts(conversationTexts);
  return (
    <StatePanel
      icon={<IconMessageCircle size={32} stroke={1.75} />}
      title={t.missingTitle}
      text={t.missingText}
      action={<LinkButton to={paths.messages()}>{t.back}</LinkButton>}
    />
  );
}
