export { sumDays } from './days.queries.ts';
export { keepDays, WHILE_WAITING } from './keep-days.ts';
