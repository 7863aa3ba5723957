import { type LegalName, paths } from '@likha/contract/addresses';
import { CONSENTS, type Consent } from '@likha/contract/identity';
import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import type { Submission } from '../submission.ts';
import { verificationTexts } from '../verification.texts.generated.ts';
import classes from './consent-list.module.css';

/** What each consent is about; it opens in a new tab, so that nothing that was filled in is left. */
const DOCUMENT_OF: Partial<Record<Consent, LegalName>> = {
  terms_conditions: 'terms',
  privacy_policy: 'privacy',
  creator_consent: 'creator-consent',
  acceptable_use_policy: 'acceptable-use',
};

/** The five consents. */
export function ConsentList({ form, isDisabled }: { form: Form<Submission>; isDisabled: boolean }) {
  const t = useTexts(verificationTexts);
  const words: Record<Consent, string> = {
    age_confirmation: t.consentAge({ age: MINIMUM_AGE_YEARS }),
    terms_conditions: t.consentTerms,
    privacy_policy: t.consentPrivacy,
    creator_consent: t.consentCreator,
    acceptable_use_policy: t.consentUse,
  };
  return (
    <fieldset className={classes.consents}>
      <legend className={classes.title}>{t.consents}</legend>
      {CONSENTS.map((name) => (
        <Checkbox
          key={name}
          disabled={isDisabled}
          label={
            <RichText text={words[name]} parts={{ link: (text) => <Opened name={name}>{text}</Opened> }} />
          }
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </fieldset>
  );
}

function Opened({ name, children }: { name: Consent; children: string }) {
  const document = DOCUMENT_OF[name];
  if (!document) return children;
  return (
    <a href={paths.legal(document)} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  );
}
