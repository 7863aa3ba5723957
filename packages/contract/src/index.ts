/** Types alone: values come from the file that declares them, so that nobody carries schemas it does not ask. */
export type * from './call.ts';
export type * from './calls.ts';
export type * from './errors.ts';
export type * from './field-problem.ts';
export type * from './identity.ts';
export type * from './language.ts';
export type * from './limits.ts';
export type * from './money.ts';
export type * from './platforms.ts';
export type * from './staff-roles.ts';
