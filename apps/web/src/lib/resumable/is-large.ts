import { RESUMABLE } from '@likha/contract/late-limits';

/** Is it a file that goes in parts, where the call takes them? */
export function isLarge(value: FormDataEntryValue): value is File {
  return typeof value !== 'string' && value.size > RESUMABLE.fromBytes;
}
