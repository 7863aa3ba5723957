type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells the page's code of what was typed, chosen or filled in by the browser before the code was there: fields that show
 * something else than the server wrote. Without it the first change of a form would put back what it knows, which is nothing.
 */
export function tellOfEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (isToggle(field)) tellOfToggle(field);
    else if (field instanceof HTMLSelectElement) tellOfChoice(field);
    else if (field.type !== 'file') tellOfText(field);
  }
}

function isToggle(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function tellOfToggle(field: HTMLInputElement): void {
  // Of a group of radios the one that is chosen says so; it unchooses the other.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}

function tellOfChoice(field: HTMLSelectElement): void {
  const usual = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  if (field.value !== usual?.value) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tellOfText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  if (value === field.defaultValue) return;
  const isFocused = field === document.activeElement;
  const caret = isFocused && field.type !== 'email' ? field.selectionStart : null;
  // React listens to its own setter: it now believes the field to be as the server wrote it, and sees a change.
  field.value = field.defaultValue;
  setValue(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

/** As the browser sets it, past React. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
