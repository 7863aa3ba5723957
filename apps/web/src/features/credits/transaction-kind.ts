import {
  IconArrowBackUp,
  IconArrowDownLeft,
  IconCircleDot,
  IconGift,
  IconLockOpen2,
} from '@tabler/icons-react';
import type { Transaction } from '../../lib/api-types.ts';

/** Each type of movement: its name and its sign. */
export const TRANSACTION_KINDS: Record<Transaction['type'], { label: string; Icon: typeof IconGift }> = {
  purchase: { label: 'Purchase', Icon: IconArrowDownLeft },
  spend: { label: 'Spend', Icon: IconLockOpen2 },
  bonus: { label: 'Bonus', Icon: IconGift },
  refund: { label: 'Refund', Icon: IconArrowBackUp },
  other: { label: 'Other', Icon: IconCircleDot },
};
