import { IconBrandPaypal, IconCreditCard, IconDeviceMobile, IconWallet } from '@tabler/icons-react';
import type { PaymentMethod } from '../../../lib/api-types.ts';
import classes from './buy-credits.module.css';

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  paypal: 'PayPal',
  gcash: 'GCash',
  maya: 'Maya',
  card: 'Card',
};

const ICONS = { paypal: IconBrandPaypal, gcash: IconDeviceMobile, maya: IconWallet, card: IconCreditCard };

interface MethodPickerProps {
  methods: PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** The ways to pay as cards, one of them chosen. */
export function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  return (
    <fieldset className={classes.methods}>
      <legend className={classes.legend}>Pay with</legend>
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <label key={method} className={classes.method} data-chosen={method === value}>
            <input
              type="radio"
              name="method"
              className={classes.radio}
              checked={method === value}
              onChange={() => onChange(method)}
            />
            <Icon size={22} stroke={1.75} aria-hidden />
            {METHOD_NAMES[method]}
          </label>
        );
      })}
    </fieldset>
  );
}
