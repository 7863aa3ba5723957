import { paths } from '../../../lib/paths.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import type { RegistrationValues } from '../registration-checks.ts';
import classes from './consent-boxes.module.css';

function Document({ name, children }: { name: Parameters<typeof paths.legal>[0]; children: string }) {
  return (
    <a href={paths.legal(name)} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  );
}

/** The two boxes that everybody ticks: the age, and the documents, which open in a new tab. */
export function ConsentBoxes({ form }: { form: Form<RegistrationValues> }) {
  return (
    <div className={classes.boxes}>
      <Checkbox label="I am 18 years old or older" {...form.getInputProps('isAdult', { type: 'checkbox' })} />
      <Checkbox
        label={
          <>
            I agree to the <Document name="terms">Terms</Document> and the{' '}
            <Document name="privacy">Privacy Policy</Document>
          </>
        }
        {...form.getInputProps('hasAgreed', { type: 'checkbox' })}
      />
      <p className="dim">
        The <Document name="acceptable-use">Acceptable Use Policy</Document> and the{' '}
        <Document name="community-guidelines">Community Guidelines</Document> hold for everyone, the{' '}
        <Document name="creator-consent">Creator Consent</Document> for creators.
      </p>
    </div>
  );
}
