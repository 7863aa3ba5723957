import { AppError } from '../../../server/src/platform/app-error.ts';

/** Does what may be refused with one of these codes: a start that was interrupted may have done it, or nothing is left to do it with. */
export async function unlessRefused(codes: readonly string[], act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError && codes.includes(error.code))) throw error;
  }
}
