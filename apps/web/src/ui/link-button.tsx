import { Button, type ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';

type LinkButtonProps = ButtonProps & Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick' | 'aria-label'>;

/** A link that looks like a button, for going somewhere. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
