export { findIdentity } from './identity.queries.ts';
export { readWithheld } from './read-withheld.ts';
export { dueBy } from './remittance/due-day.ts';
export { listPeriods } from './remittance/list-months.ts';
export { remit } from './remittance/remit.ts';
export { listOwed } from './remittance/remittance.queries.ts';
export type { RemittedTax } from './remittance/remitted-tax.ts';
export { taxTexts } from './tax.texts.generated.ts';
export { writeDatedRule } from './write-dated-rule.ts';
