import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { controlsTexts } from '../controls.texts.generated.ts';

/** A password whose show/hide control is reachable by keyboard, said aloud, and big enough for a thumb. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts(controlsTexts);
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t.showPassword,
        style: { width: 44, height: 44 },
      }}
      {...props}
    />
  );
}
