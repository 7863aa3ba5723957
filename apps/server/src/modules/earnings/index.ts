export { recordSale } from './record-sale.ts';
