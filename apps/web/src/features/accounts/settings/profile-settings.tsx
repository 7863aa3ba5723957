import { paths } from '@likha/contract/addresses';
import { BIO_CHARACTERS, FORMER_USERNAMES, USERNAME } from '@likha/contract/limits';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { profileTexts } from '../profile.texts.generated.ts';
import { PictureField } from './picture-field.tsx';
import {
  changedValues,
  monthHint,
  type OwnProfile,
  type ProfileValues,
  profileBody,
  profileChecks,
  profileValues,
} from './profile-values.ts';
import { SettingsActions, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { takeOverProfile } from './take-over-profile.ts';

const DRAFT = 'profile';

/** Of whose words staff is looking at. */
const loadReview = () => import('./in-review.tsx').then((module) => module.InReview);

/** What others see of the signed-in person: pictures, names, a few words, and of a creator the price of a month. */
export function ProfileSettings() {
  const t = useTexts(profileTexts);
  return (
    <SettingsSection title={t.title} hint={t.hint}>
      <Loaded
        query={useCall('GET /auth/me')}
        loading={<Skeleton height={560} label={t.loading} />}
        failedTitle={t.failed}
      >
        {({ user }) => <Profile user={user} />}
      </Loaded>
    </SettingsSection>
  );
}

function Profile({ user }: { user: OwnProfile }) {
  const isCreator = user.user_type === 'creator';
  return (
    <>
      {isCreator && <PictureField kind="cover" src={user.cover} name={user.full_name} />}
      <PictureField kind="avatar" src={user.avatar} name={user.full_name} />
      <ProfileForm user={user} isCreator={isCreator} />
    </>
  );
}

function ProfileForm({ user, isCreator }: { user: OwnProfile; isCreator: boolean }) {
  const t = useTexts(profileTexts);
  const kept = profileValues(user);
  const form = useForm<ProfileValues>({
    initialValues: readDraft(DRAFT, kept),
    validate: profileChecks(t),
    onValuesChange: (values) => keepDraft(DRAFT, changedValues(values, kept)),
  });
  const { data: config } = useCall('GET /config');
  const save = useAction('PUT /users/me', {
    invalidates: ['GET /auth/me'],
    onSuccess: ({ user: saved, message }) => {
      form.setValues(profileValues(saved));
      dropDraft(DRAFT);
      takeOverProfile(saved);
      notify({ tone: 'good', title: t.saved, text: message });
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, t.tryAgain) });
    },
  });
  const send = (values: ProfileValues) => save.mutate({ body: profileBody(changedValues(values, kept)) });
  return (
    <SettingsForm onSubmit={form.onSubmit(send)}>
      {user.in_review.length > 0 && (
        <OnDemand load={loadReview} props={{ fields: user.in_review }} onFailed={() => undefined} />
      )}
      <TextField label={t.fullName} autoComplete="name" {...form.getInputProps('full_name')} />
      <TextField
        label={t.username}
        description={t.usernameHint({ name: user.username, days: FORMER_USERNAMES.days })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME.max}
        {...form.getInputProps('username')}
      />
      <TextField label={t.location} autoComplete="off" {...form.getInputProps('location')} />
      <TextArea
        label={t.bio}
        description={t.bioHint({ count: BIO_CHARACTERS })}
        {...form.getInputProps('bio')}
      />
      {isCreator && (
        <TextField
          label={t.price}
          description={monthHint(form.values.subscription_price, config?.php_per_credit, t)}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('subscription_price')}
        />
      )}
      <SettingsActions>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
        {isCreator && user.is_verified && (
          <LinkButton to={paths.profile(user.username)} variant="default">
            {t.view}
          </LinkButton>
        )}
      </SettingsActions>
    </SettingsForm>
  );
}
