import { type ButtonLook, ButtonWords, buttonClass } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

type LinkButtonProps = ButtonLook & Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick' | 'aria-label'>;

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ variant, size, fullWidth, leftSection, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth })}>
      <ButtonWords leftSection={leftSection}>{children}</ButtonWords>
    </Link>
  );
}
