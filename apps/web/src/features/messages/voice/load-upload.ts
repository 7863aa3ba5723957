import { fetchCode } from '../../../lib/load-persistently.ts';

const load = () => import('./upload-voice.ts').then((module) => module.uploadVoice);

/** Comes late, as few speak, and what sends messages is on every page. @throws where there is no network, or another release by now */
export const loadUpload = () => fetchCode(load);
