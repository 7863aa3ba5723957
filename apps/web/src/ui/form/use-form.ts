import { type UseFormInput, type UseFormReturnType, useForm as useKitForm } from '@mantine/form';
import { rewordToast } from '../toast/toast.ts';

/** A form's values, errors and handlers, as `useForm` gives them. */
export type Form<Values> = UseFormReturnType<Values>;

type Errors = Form<object>['errors'];

/**
 * The kit's form, where the focus goes to the first field that is wrong, as fields stand on the screen: after sending,
 * and after `setErrors`, which says what a server refused. `setFieldError` moves nobody. A toast that repeats what was refused
 * names that field (P96): a server knows no labels, and 'This is required' says nothing above a long form.
 */
export function useForm<Values extends object>(input: UseFormInput<Values>): Form<Values> {
  const form: Form<Values> = useKitForm(input);
  const firstOf = (errors: Errors) =>
    firstOnScreen(Object.keys(errors).map((name) => ({ name, node: form.getInputNode(name) })));
  const focusFirst = (errors: Errors) => {
    // Once the errors are on the screen, what was disabled while sending can have the focus again, and a dialog that asked has given it back.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const first = firstOf(errors)?.node;
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
      if (typeof errors === 'function') return;
      focusFirst(errors);
      const first = firstOf(errors);
      if (first)
        rewordToast(Object.values(errors), withLabel(String(errors[first.name]), labelOf(first.node)));
    },
    onSubmit: (handle, onWrong) =>
      form.onSubmit(handle, (errors, values, event) => {
        focusFirst(errors);
        onWrong?.(errors, values, event);
      }),
  };
}

interface Named {
  name: string;
  node: HTMLElement;
}

function firstOnScreen(fields: { name: string; node: HTMLElement | null }[]): Named | undefined {
  return fields
    .filter((field): field is Named => field.node !== null)
    .sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

function labelOf(node: HTMLElement): string {
  // Where a file is refused, the focus is on what removes it: that names no field.
  if (node instanceof HTMLButtonElement && node.labels.length === 0) return '';
  const label = (node as HTMLInputElement).labels?.[0]?.textContent ?? node.getAttribute('aria-label') ?? '';
  return label.trim().replace(/[?:.…]+$/, '');
}

/** What was refused, with its field; words that name it already stay as they are. @param label empty where the field has none */
export function withLabel(words: string, label: string): string {
  return !label || words.toLowerCase().includes(label.toLowerCase()) ? words : `${label}: ${words}`;
}
