export { eraseSanctionWords } from './enforcement.queries.ts';
export { banPerson, suspendPerson } from './keep-out-person.ts';
export { liftSanction } from './lift-sanction.ts';
export { listSanctionsOf } from './list-sanctions.ts';
export { noteRemoval, warnPerson } from './warn-person.ts';
