export { sendTip } from './send-tip.ts';
