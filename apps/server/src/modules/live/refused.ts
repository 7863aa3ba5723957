import type { Saying } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';

/** The refusal of one field, in words. */
export function refused(field: string, detail: Saying): AppError {
  return new AppError('validation_failed', { detail, errors: { [field]: detail } });
}
