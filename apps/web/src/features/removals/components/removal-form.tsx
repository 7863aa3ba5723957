import type { Answer, Body } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { CaptchaForm } from '../../../ui/form/captcha-form.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SenderFields } from '../../../ui/form/sender-fields.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useCaptchaAction } from '../../../ui/form/use-captcha-action.ts';
import { BLANK_REQUEST, removalProblems } from '../removal-form.ts';
import { removalsTexts } from '../removals.texts.generated.ts';

const RELATIONS = ['depicted', 'rights_holder', 'representative'] as const;

/** Asking for content to be removed. */
export function RemovalForm({ onSent }: { onSent: (answer: Answer<'POST /removal-requests'>) => void }) {
  const t = useTexts(removalsTexts);
  const send = useCaptchaAction('POST /removal-requests', {
    draft: 'removal-request',
    refused: { title: t.notSent, text: t.notSentText },
    sent: t.thanks,
  });
  return (
    <CaptchaForm
      label={t.formLabel}
      draft="removal-request"
      blank={BLANK_REQUEST}
      kept={(values) => ({ ...values, is_true: false })}
      problems={(values) => removalProblems(values, t)}
      submit={send.isPending ? t.sending : t.send}
      isBusy={send.isPending}
      send={(body, outcome) => {
        // One is chosen: the form is not sent without.
        send.mutate({ body: body as Body<'POST /removal-requests'> }, outcome);
      }}
      onSent={onSent}
      fields={(form) => (
        <>
          <SenderFields form={form} name={t.name} email={t.email} />
          <SelectField
            label={t.relation}
            options={[
              { value: '', label: t.choose },
              ...RELATIONS.map((value) => ({ value, label: t[value] })),
            ]}
            {...form.getInputProps('relation')}
          />
          <TextArea label={t.content} description={t.contentHint} {...form.getInputProps('content')} />
          <TextArea
            label={t.explanation}
            description={t.explanationHint}
            {...form.getInputProps('explanation')}
          />
          <Checkbox label={t.isTrue} {...form.getInputProps('is_true', { type: 'checkbox' })} />
        </>
      )}
    />
  );
}
