export {
  endSanction,
  findClearing,
  findRemovalOf,
  findStandingRemoval,
  type ProfileField,
} from './enforcement.queries.ts';
export { OPERATOR, RULE } from './enforcement-deps.ts';
export { judgePerson } from './judge-person.ts';
export { banPerson, suspendPerson } from './keep-out-person.ts';
export { liftSanction } from './lift-sanction.ts';
export { listSanctionsOf } from './list-sanctions.ts';
export { tellPerson } from './record-sanction.ts';
export { noteRemoval, warnPerson } from './warn-person.ts';
