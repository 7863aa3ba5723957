import { Switch as KitSwitch, type SwitchProps } from '@mantine/core';

/** Something that is on or off, with its words. Takes a form's input props of type `checkbox`. */
export function Switch(props: SwitchProps) {
  return <KitSwitch {...props} />;
}
