import type { PaymentMethod } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import {
  IconBrandPaypal,
  IconCreditCard,
  IconDeviceMobile,
  IconWallet,
} from '../../../ui/icons/icons.generated.ts';
import { buyingTexts } from '../buying.texts.generated.ts';
import { methodName } from '../method-names.ts';
import classes from './method-picker.module.css';

const ICONS = {
  paypal: IconBrandPaypal,
  gcash: IconDeviceMobile,
  maya: IconWallet,
  card: IconCreditCard,
  card_abroad: IconCreditCard,
};

interface MethodPickerProps {
  methods: PaymentMethod[];
  value: PaymentMethod;
  /** What a card abroad is charged in. */
  currency: string | undefined;
  onChange: (method: PaymentMethod) => void;
}

/** The ways to pay as cards, one of them chosen. */
export function MethodPicker({ methods, value, currency, onChange }: MethodPickerProps) {
  const t = useTexts(buyingTexts);
  return (
    <Choices legend={t.payWith} inOneRow>
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <ChoiceCard
            key={method}
            name="method"
            isChosen={method === value}
            onChoose={() => onChange(method)}
            className={classes.method}
          >
            <Icon size={22} stroke={1.75} aria-hidden />
            {methodName(method, t, currency)}
          </ChoiceCard>
        );
      })}
    </Choices>
  );
}
