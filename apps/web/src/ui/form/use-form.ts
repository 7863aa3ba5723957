import type { UseFormReturnType } from '@mantine/form';

export { useForm } from '@mantine/form';

/** A form's values, errors and handlers, as `useForm` gives them. */
export type Form<Values> = UseFormReturnType<Values>;
