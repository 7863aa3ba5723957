export { sendTip } from './send-tip.ts';
export { findTipByKey } from './tips.queries.ts';
