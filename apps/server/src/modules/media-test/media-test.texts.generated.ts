// Written by `npm run texts` from media-test.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MediaTestTexts {
  bay: string;
  lanterns: string;
  terraces: string;
  waves: string;
  gone: string;
  noMedia: string;
  fileNeeded: string;
  fanOfVideo: string;
  noUsername: string;
}

export const mediaTestTexts: Record<Language, MediaTestTexts> = {
  en: {
    bay: "Moon over the bay",
    lanterns: "Lanterns at the fiesta",
    terraces: "Rice terraces at dawn",
    waves: "Waves at night",
    gone: "Taken down",
    noMedia: "This media is not available.",
    fileNeeded: "Please select a file",
    fanOfVideo: "A video cannot be made for one fan: its file carries no name. Leave this empty, or choose a picture.",
    noUsername: "This is not a username."
  },
  fil: {
    bay: "Buwan sa look",
    lanterns: "Mga parol sa pista",
    terraces: "Hagdan-hagdang palayan sa umaga",
    waves: "Mga alon sa gabi",
    gone: "Tinanggal na",
    noMedia: "Hindi available ang media na ito.",
    fileNeeded: "Pumili ng file",
    fanOfVideo: "Hindi magagawa ang video para sa iisang fan: walang pangalan sa file nito. Iwanang blangko ito, o pumili ng larawan.",
    noUsername: "Hindi ito username."
  }
};
