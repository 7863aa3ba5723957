import { CREDIT_PACKS } from '@likha/contract/limits';
import { useState } from 'react';
import type { Config } from '../../lib/api-types.ts';
import { pesosForCredits } from '../../lib/credit-price.ts';
import { useTexts } from '../../lib/texts.ts';
import { buyingTexts } from './buying.texts.generated.ts';
import type { Choice } from './components/pack-picker.tsx';
import { customAmountProblem, type Order, orderForCustom, orderForPack, type Pack } from './order.ts';

/** The packs to offer when the server's settings cannot be read. */
const KNOWN_PACKS: Pack[] = CREDIT_PACKS.map(({ bonusPercent, isPopular, ...pack }) => ({
  ...pack,
  bonus_percent: bonusPercent,
  is_popular: isPopular,
  price: pesosForCredits(pack.credits, 1),
}));

/** The fan's choice and the order that it makes at the live rate. */
export function useOrder(config: Config | undefined, phpPerCredit: number) {
  const t = useTexts(buyingTexts);
  const packs = config?.packs ?? KNOWN_PACKS;
  const [choice, setChoice] = useState<Choice>('popular');
  const [customText, setCustomText] = useState('');
  const customProblem = customAmountProblem(customText, t, config?.custom_credits);
  const isCustom = choice === 'custom';

  function order(): Order | null {
    if (isCustom) return customProblem ? null : orderForCustom(Number(customText), phpPerCredit);
    const pack = packs.find(({ id }) => id === choice) ?? packs[0];
    return pack ? orderForPack(pack, phpPerCredit) : null;
  }

  return { packs, choice, setChoice, customText, setCustomText, customProblem, isCustom, order: order() };
}
