import { type UseFormInput, type UseFormReturnType, useForm as useKitForm } from '@mantine/form';

/** A form's values, errors and handlers, as `useForm` gives them. */
export type Form<Values> = UseFormReturnType<Values>;

/**
 * The kit's form, where the focus goes to the first field that is wrong, as fields stand on the screen: after sending,
 * and after `setErrors`, which says what a server refused. `setFieldError` moves nobody.
 */
export function useForm<Values extends object>(input: UseFormInput<Values>): Form<Values> {
  const form: Form<Values> = useKitForm(input);
  const focusFirst = (errors: object) => {
    // Once the errors are on the screen, what was disabled while sending can have the focus again, and a dialog that asked has given it back.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const first = firstOnScreen(Object.keys(errors).map((name) => form.getInputNode(name)));
        first?.focus({ preventScroll: true });
        // In the middle, clear of the toast at the top that says the same.
        first?.scrollIntoView({ block: 'center' });
      }),
    );
  };
  return {
    ...form,
    setErrors: (errors) => {
      form.setErrors(errors);
      if (typeof errors !== 'function') focusFirst(errors);
    },
    onSubmit: (handle, onWrong) =>
      form.onSubmit(handle, (errors, values, event) => {
        focusFirst(errors);
        onWrong?.(errors, values, event);
      }),
  };
}

function firstOnScreen(nodes: (HTMLElement | null)[]): HTMLElement | undefined {
  return nodes
    .filter((node) => node !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}
