/** How sound is encoded, by whichever encoder. */
export const SOUND = { numberOfChannels: 1, sampleRate: 48_000, bitrate: 96_000 };
