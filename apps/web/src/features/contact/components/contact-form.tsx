import { useTexts } from '../../../lib/texts.ts';
import { CaptchaForm } from '../../../ui/form/captcha-form.tsx';
import { SenderFields } from '../../../ui/form/sender-fields.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useCaptchaAction } from '../../../ui/form/use-captcha-action.ts';
import { contactTexts } from '../contact.texts.generated.ts';
import { BLANK_MESSAGE, contactProblems } from '../contact.ts';

/** Writing to us. */
export function ContactForm({ onSent }: { onSent: (words: string) => void }) {
  const t = useTexts(contactTexts);
  const send = useCaptchaAction('POST /contact/submit', {
    draft: 'contact',
    refused: { title: t.sendFailedTitle, text: t.sendFailed },
    sent: t.thanks,
  });
  return (
    <CaptchaForm
      label={t.formLabel}
      draft="contact"
      blank={BLANK_MESSAGE}
      problems={(values) => contactProblems(values, t)}
      submit={send.isPending ? t.sending : t.send}
      isBusy={send.isPending}
      send={(values, token, outcome) => send.mutate({ body: { ...values, recaptcha_token: token } }, outcome)}
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
