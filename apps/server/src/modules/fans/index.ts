export { fansIn, type ListRule } from './lists/in-list.queries.ts';
export { holdLists } from './lists/lists.queries.ts';
export { paidSince } from './lists/paid-since.queries.ts';
