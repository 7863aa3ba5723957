import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountCard } from './account-menu.tsx';
import type { Place } from './places.ts';
import { shellsTexts } from './shells.texts.generated.ts';

interface AccountSheetProps {
  onClose: () => void;
  places?: readonly Place[] | undefined;
  role?: string | undefined;
}

/** The account's card as a sheet on a phone. It brings the dialogs' kit, so it comes when it is asked for. */
export function AccountSheet({ onClose, places, role }: AccountSheetProps) {
  const t = useTexts(shellsTexts);
  return (
    <Dialog onClose={onClose} title={t.account}>
      <AccountCard places={places} role={role} />
    </Dialog>
  );
}
