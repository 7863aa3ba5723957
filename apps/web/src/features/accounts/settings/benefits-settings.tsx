import { BENEFITS } from '@likha/contract/late-limits';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { linesOf } from '../../../lib/written-lines.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { benefitsTexts } from '../benefits.texts.generated.ts';
import { benefitsProblem } from './benefits.ts';
import { SettingsActions, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { takeOverProfile } from './take-over-profile.ts';

const DRAFT = 'benefits';

/** What a subscription brings, below its price (P411). */
export function BenefitsSettings() {
  const t = useTexts(benefitsTexts);
  return (
    <SettingsSection title={t.title} hint={t.titleHint}>
      <Loaded
        query={useCall('GET /auth/me')}
        loading={<Skeleton height={220} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ user }) => <BenefitsForm kept={user.benefits} />}
      </Loaded>
    </SettingsSection>
  );
}

/** What was typed stays until it is saved (P84). */
function BenefitsForm({ kept }: { kept: readonly string[] }) {
  const t = useTexts(benefitsTexts);
  const form = useForm({
    initialValues: readDraft(DRAFT, { benefits: kept.join('\n') }),
    validate: { benefits: (value: string) => benefitsProblem(value, t) },
    onValuesChange: (values) => keepDraft(DRAFT, values),
  });
  const save = useAction('PUT /users/me', {
    invalidates: ['GET /auth/me'],
    onSuccess: ({ user }) => {
      form.setValues({ benefits: user.benefits.join('\n') });
      dropDraft(DRAFT);
      takeOverProfile(user);
      notify({ tone: 'good', title: t.saved });
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
    },
  });
  const send = form.onSubmit(({ benefits }) => save.mutate({ body: { benefits: linesOf(benefits) } }));
  return (
    <SettingsForm onSubmit={send} aria-label={t.title}>
      <TextArea label={t.label} description={t.hint(BENEFITS)} {...form.getInputProps('benefits')} />
      <SettingsActions>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
      </SettingsActions>
    </SettingsForm>
  );
}
