import { paths } from '@likha/contract/addresses';
import { detailOf } from '../../../lib/api-error.ts';
import { callKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { IconBan } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { type Conversation, nameOf } from '../kept-messages.ts';
import classes from './conversation-dialog.module.css';

interface ConversationDialogProps {
  conversation: Conversation;
  onBlock: (() => void) | null;
  onClose: () => void;
}

/** What somebody can do about whom they write with. The other is told of none of it. */
export function ConversationDialog({ conversation: given, onBlock, onClose }: ConversationDialogProps) {
  const t = useTexts(conversationTexts);
  const { id, person } = given;
  const { data: conversation = given } = useCall('GET /conversations/{id}', { params: { id } });
  const name = nameOf(person) ?? t.gone;
  const change = useAction('PUT /conversations/{id}', {
    invalidates: ['GET /conversations'],
    onSuccess: (now) => queryClient.setQueryData(callKey('GET /conversations/{id}', { params: { id } }), now),
    onError: (error) => notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, t.inAMoment) }),
  });
  const set = (body: { is_muted?: boolean; is_restricted?: boolean }) =>
    change.mutate({ params: { id }, body });
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={classes.choices}>
        <Switch
          label={t.mute}
          description={t.muteHint}
          checked={conversation.is_muted}
          disabled={change.isPending}
          onChange={() => set({ is_muted: !conversation.is_muted })}
        />
        <Switch
          label={t.restrict}
          description={t.restrictHint}
          checked={conversation.is_restricted}
          disabled={change.isPending}
          onChange={() => set({ is_restricted: !conversation.is_restricted })}
        />
        {person.is_creator && person.username && (
          <LinkButton to={paths.profile(person.username)} variant="default">
            {t.profile}
          </LinkButton>
        )}
        {onBlock && (
          <Button
            variant="default"
            leftSection={<IconBan size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => {
              onClose();
              onBlock();
            }}
          >
            {t.block({ name })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
