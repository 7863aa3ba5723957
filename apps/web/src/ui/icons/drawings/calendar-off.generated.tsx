// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconCalendarOff = /* @__PURE__ */ drawn(
  <>
    <path d="M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815" />
    <path d="M16 3v4" />
    <path d="M8 3v1" />
    <path d="M4 11h7m4 0h5" />
    <path d="M3 3l18 18" />
  </>,
);
