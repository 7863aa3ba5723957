import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { CaptchaForm } from '../../../ui/form/captcha-form.tsx';
import { SenderFields } from '../../../ui/form/sender-fields.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useCaptchaAction } from '../../../ui/form/use-captcha-action.ts';
import { contactTexts } from '../contact.texts.generated.ts';
import { BLANK_MESSAGE, contactProblems } from '../contact.ts';

interface ContactFormProps {
  /** Of the purchase that it is about: it stands in the message, so that nobody has to look it up (P312). */
  reference: string | null;
  onSent: (words: string) => void;
}

/** Writing to us. What is typed about one purchase is kept apart from what is typed about another. */
export function ContactForm({ reference, onSent }: ContactFormProps) {
  const t = useTexts(contactTexts);
  const { user } = useSession();
  const draft = reference === null ? 'contact' : `contact.${reference}`;
  const send = useCaptchaAction('POST /contact/submit', {
    draft,
    refused: { title: t.sendFailedTitle, text: t.sendFailed },
    sent: t.thanks,
  });
  return (
    <CaptchaForm
      label={t.formLabel}
      draft={draft}
      blank={BLANK_MESSAGE}
      begin={{
        ...(user && { name: user.full_name }),
        ...(reference !== null && { message: t.aboutPurchase({ reference }) }),
      }}
      problems={(values) => contactProblems(values, t)}
      submit={send.isPending ? t.sending : t.send}
      isBusy={send.isPending}
      send={(body, outcome) => send.mutate({ body }, outcome)}
      onSent={({ message }: { message: string }) => onSent(message)}
      fields={(form) => (
        <>
          <SenderFields form={form} name={t.name} email={t.email} />
          <TextArea label={t.message} {...form.getInputProps('message')} />
        </>
      )}
    />
  );
}
