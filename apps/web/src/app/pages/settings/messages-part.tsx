import { BlockedPeople } from '../../../features/blocks/components/blocked-people.tsx';
import { MessageSettings } from '../../../features/messages/components/message-settings.tsx';
import { useSession } from '../../../lib/session.ts';

/** Who may write, and of a fan whom they blocked; creators have that list with what else it means to them. */
export function MessagesPart() {
  const { user } = useSession();
  return (
    <>
      <MessageSettings />
      {user?.user_type === 'fan' && <BlockedPeople />}
    </>
  );
}
