export { blockBetween } from './block-between.queries.ts';
export { isHeardOf } from './heard.queries.ts';
export { findNewsName } from './in-app/news.queries.ts';
export { findQuietHours, isQuietAt } from './quiet-hours.queries.ts';
export { msUntilQuiet } from './quiet-hours.ts';
export { listLateNews } from './tell.queries.ts';
export { takeBackNews, tell, tellMany } from './tell.ts';
