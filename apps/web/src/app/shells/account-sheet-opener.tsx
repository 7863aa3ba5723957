import { type ReactNode, useState } from 'react';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { Place } from './places.ts';

const loadSheet = () => import('./account-sheet.tsx').then((module) => module.AccountSheet);

interface AccountSheetOpenerProps {
  places?: readonly Place[];
  /** What somebody of the staff does. */
  role?: string;
  /** The control that opens the sheet. */
  children: (open: () => void) => ReactNode;
}

/** A control with the account's sheet, which is fetched when it is opened first. */
export function AccountSheetOpener({ places, role, children }: AccountSheetOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && <OnDemand load={loadSheet} props={{ onClose, places, role }} onFailed={onClose} />}
    </>
  );
}
