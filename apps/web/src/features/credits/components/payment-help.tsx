import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { paymentHelpTexts } from '../payment-help.texts.generated.ts';
import classes from './payment-help.module.css';

/** Beside a payment: the way to us, with the purchase's reference filled in, and to what holds for refunds (P312). */
export function PaymentHelp({ reference }: { reference?: string }) {
  const t = useTexts(paymentHelpTexts);
  return (
    <p className={classes.help} data-testid="payment-help">
      <span className="dim">{reference ? t.wrong : t.before}</span>
      <Link to={reference ? paths.contact(reference) : paths.help()} className="text-link">
        {reference ? t.write : t.help}
      </Link>
      <Link to={paths.legal('refunds')} className="text-link">
        {t.refunds}
      </Link>
    </p>
  );
}
