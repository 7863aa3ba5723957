export { readWithheld } from './read-withheld.ts';
export { writeDatedRule } from './write-dated-rule.ts';
