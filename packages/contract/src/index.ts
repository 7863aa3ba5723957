export * from './call.ts';
export * from './calls.ts';
export * from './errors.ts';
export * from './field-problem.ts';
export * from './identity.ts';
export * from './language.ts';
export * from './limits.ts';
export * from './money.ts';
