import type { z } from 'zod';
import { ProviderError } from './provider-error.ts';

/**
 * Reads a provider's answer by its schema.
 * @throws ProviderError `malformed`; retryable, because an answer that cannot be read settles nothing
 */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw new ProviderError('malformed', `${where}: unexpected answer at ${fields}`, { retryable: true });
}
