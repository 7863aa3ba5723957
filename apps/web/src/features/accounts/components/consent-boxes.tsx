import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { RegistrationValues } from '../registration-checks.ts';
import classes from './consent-boxes.module.css';

function Document({ name, children }: { name: Parameters<typeof paths.legal>[0]; children: string }) {
  return (
    <a href={paths.legal(name)} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  );
}

const DOCUMENTS = {
  terms: (words: string) => <Document name="terms">{words}</Document>,
  privacy: (words: string) => <Document name="privacy">{words}</Document>,
  acceptable: (words: string) => <Document name="acceptable-use">{words}</Document>,
  community: (words: string) => <Document name="community-guidelines">{words}</Document>,
  consent: (words: string) => <Document name="creator-consent">{words}</Document>,
};

/** The two boxes that everybody ticks: the age, and the documents, which open in a new tab. */
export function ConsentBoxes({ form }: { form: Form<RegistrationValues> }) {
  const t = useTexts(accountsTexts);
  return (
    <div className={classes.boxes}>
      <Checkbox label={t.isAdult} {...form.getInputProps('isAdult', { type: 'checkbox' })} />
      <Checkbox
        label={<RichText text={t.agree} parts={DOCUMENTS} />}
        {...form.getInputProps('hasAgreed', { type: 'checkbox' })}
      />
      <p className="dim">
        <RichText text={t.alsoHold} parts={DOCUMENTS} />
      </p>
    </div>
  );
}
