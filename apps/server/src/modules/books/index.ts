export { addUpDays } from './add-up-days.ts';
