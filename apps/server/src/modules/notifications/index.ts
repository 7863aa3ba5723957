export { findNewsName } from './in-app/news.queries.ts';
export { listLateNews } from './in-app/tell.queries.ts';
export { takeBackNews, tellInApp, tellManyInApp } from './in-app/tell-in-app.ts';
export { keepNotice } from './keep-notice.ts';
