import { PASSWORD } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { AccountsTexts } from '../accounts.texts.generated.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

export interface NewPassword {
  password: string;
  confirm_password: string;
}

/** What is wrong with a new password before the server judges it, by field. */
export function newPasswordChecks(t: AccountsTexts) {
  return {
    password: (value: string) =>
      value.length < PASSWORD.min ? t.atLeastCharacters({ count: PASSWORD.min }) : null,
    confirm_password: (value: string, { password }: NewPassword) =>
      value === password ? null : t.mismatchText,
  };
}

interface NewPasswordFieldsProps {
  /** A form's `getInputProps`. */
  fieldOf: (name: keyof NewPassword) => object;
}

/** A password that is chosen, typed twice. */
export function NewPasswordFields({ fieldOf }: NewPasswordFieldsProps) {
  const t = useTexts(accountsTexts);
  return (
    <>
      <PasswordField
        label={t.newPassword}
        description={t.atLeastCharacters({ count: PASSWORD.min })}
        autoComplete="new-password"
        {...fieldOf('password')}
      />
      <PasswordField
        label={t.confirmNewPassword}
        autoComplete="new-password"
        {...fieldOf('confirm_password')}
      />
    </>
  );
}
