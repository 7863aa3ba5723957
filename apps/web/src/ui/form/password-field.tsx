import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { controlsTexts } from '../controls.texts.generated.ts';
import { IconEye, IconEyeOff } from '../icons/icons.generated.ts';
import { Field } from './field.tsx';
import classes from './password-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

/** A password whose show/hide control is reachable by keyboard, said aloud, and big enough for a thumb. */
export function PasswordField({ label, description, error, className, id, ...input }: TextFieldProps) {
  const t = useTexts(controlsTexts);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Field label={label} description={description} error={error} className={className} id={id}>
      {(wiring) => (
        <span className={classes.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
          />
          <button type="button" className={classes.toggle} onClick={() => setIsShown(!isShown)}>
            <Icon size={20} stroke={1.75} aria-hidden />
            {/* Words and no `aria-label`: who looks for what is labelled as a password finds the field alone. */}
            <span className="visually-hidden">{isShown ? t.hidePassword : t.showPassword}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
