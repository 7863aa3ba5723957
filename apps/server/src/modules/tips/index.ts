export { eraseTipMessages } from './tips.queries.ts';
