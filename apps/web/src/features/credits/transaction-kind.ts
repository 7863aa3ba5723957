import type { Transaction } from '../../lib/api-types.ts';
import {
  IconArrowBackUp,
  IconArrowDownLeft,
  IconCircleDot,
  IconGift,
  IconLockOpen2,
} from '../../ui/icons/icons.generated.ts';
import type { WalletTexts } from './wallet.texts.generated.ts';

interface Kind {
  label: string;
  Icon: typeof IconGift;
}

/** Each type of movement: its name and its sign. */
export function transactionKind(type: Transaction['type'], t: WalletTexts): Kind {
  const kinds: Record<Transaction['type'], Kind> = {
    purchase: { label: t.purchase, Icon: IconArrowDownLeft },
    spend: { label: t.spend, Icon: IconLockOpen2 },
    bonus: { label: t.bonus, Icon: IconGift },
    gift: { label: t.gift, Icon: IconGift },
    refund: { label: t.refund, Icon: IconArrowBackUp },
    given_back: { label: t.givenBack, Icon: IconArrowBackUp },
    dispute: { label: t.dispute, Icon: IconCircleDot },
    other: { label: t.other, Icon: IconCircleDot },
  };
  return kinds[type];
}
