import { useTexts } from '../../../lib/texts.ts';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** An email address, with the keyboard and manners that one needs. Takes a form's input props. */
export function EmailField({ label, ...props }: Omit<TextFieldProps, 'label'> & { label?: string }) {
  const t = useTexts(accountsTexts);
  return (
    <TextField
      label={label ?? t.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
