import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password whose show/hide control is reachable by keyboard, said aloud, and big enough for a thumb. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': 'Show or hide password',
        style: { width: 44, height: 44 },
      }}
      {...props}
    />
  );
}
