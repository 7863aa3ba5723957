import { formatCredits } from '@likha/contract/money';
import { useContext, useRef } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconCoins, IconFolder, IconGift, IconPhotoPlus } from '../../../ui/icons/icons.generated.ts';
import { useAcceptedTypes } from '../../../ui/use-accepted-types.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { filesTexts } from '../files.texts.generated.ts';
import { TipOffer } from '../tip-offer.ts';
import { VaultOffer } from '../vault-offer.ts';
import classes from './attach-buttons.module.css';
import { typesFor, type useUploads } from './use-uploads.ts';

interface AttachButtonsProps {
  /** There are files, and who would get them can pay for them. */
  mayAsk: boolean;
  price: number | null;
  uploads: Pick<ReturnType<typeof useUploads>, 'add' | 'hasRoom' | 'take'>;
  /** Somebody wants to set the price. */
  onAsk: () => void;
}

/** Photos and videos for a message, what a creator asks for them, and a fan’s tip. */
export function AttachButtons({ mayAsk, price, uploads, onAsk }: AttachButtonsProps) {
  const t = useTexts(filesTexts);
  const isCreator = useSession().user?.user_type === 'creator';
  const accepted = useAcceptedTypes(typesFor(isCreator));
  const isHydrated = useIsHydrated();
  const chooseFromVault = useContext(VaultOffer);
  const tip = useContext(TipOffer);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={isCreator ? t.attach : t.attachPhotos} onClick={() => input.current?.click()}>
        <IconPhotoPlus size={22} stroke={1.75} aria-hidden />
      </IconButton>
      {/* What is chosen before the page's code is there would be lost. */}
      {isHydrated && (
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={isCreator ? t.attach : t.attachPhotos}
          data-testid="message-input"
          onChange={(event) => {
            uploads.add([...(event.currentTarget.files ?? [])]);
            // So that the same file can be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      )}
      {chooseFromVault && (
        <IconButton
          label={t.fromVault}
          aria-haspopup="dialog"
          onClick={() => uploads.hasRoom() && chooseFromVault(uploads.take)}
        >
          <IconFolder size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {tip && (
        <IconButton label={t.tip} aria-haspopup="dialog" onClick={tip} data-testid="message-tip">
          <IconGift size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {isCreator && mayAsk && (
        <IconButton
          className={classes.price ?? ''}
          label={price === null ? t.price : t.priceIs({ credits: formatCredits(price) })}
          aria-haspopup="dialog"
          data-priced={price !== null || undefined}
          onClick={onAsk}
        >
          <IconCoins size={22} stroke={1.75} aria-hidden />
          {price !== null && <span className="money">{price}</span>}
        </IconButton>
      )}
    </>
  );
}
