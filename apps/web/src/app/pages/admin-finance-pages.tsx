/** What finance alone opens, in one piece: each of their own is one more name in what every page begins with. */
export { AdminBooksPage } from './admin-books-page.tsx';
export { AdminEntryPage } from './admin-entry-page.tsx';
export { AdminSettlementsPage } from './admin-settlements-page.tsx';
export { AdminTaxPage } from './admin-tax-page.tsx';
