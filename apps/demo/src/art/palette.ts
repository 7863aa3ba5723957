import type { SeededRandom } from './seeded-random.ts';

/** The colours of one picture, from the darkest to the lightest, with one that stands apart. */
export interface Palette {
  ink: string;
  night: string;
  dusk: string;
  deep: string;
  warm: string;
  glow: string;
  light: string;
  accent: string;
  /** The accent, dark: for shapes in shadow. */
  accentDeep: string;
}

/** Hues in degrees of OKLCH: of the light, of the warm middle, of the dark, and of what stands apart. */
interface Family {
  light: number;
  warm: number;
  dark: number;
  accent: number;
}

// Mango is 75, coral 27, jade 158, ink 305 (design, "Character").
const FAMILIES: readonly Family[] = [
  { light: 78, warm: 30, dark: 310, accent: 160 },
  { light: 70, warm: 18, dark: 345, accent: 190 },
  { light: 150, warm: 165, dark: 285, accent: 75 },
  { light: 20, warm: 355, dark: 300, accent: 75 },
  { light: 85, warm: 55, dark: 290, accent: 25 },
  { light: 200, warm: 260, dark: 290, accent: 60 },
  { light: 60, warm: 340, dark: 280, accent: 170 },
  { light: 90, warm: 40, dark: 20, accent: 150 },
];
const HUE_VARIATION = 9;

function toByte(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** A colour by lightness (0–1), chroma (0 to about 0.3) and hue (degrees) of OKLCH, in which equal steps look equal. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
}

/** Picks a family of colours and shifts it a little, so that no two creators share one exactly. */
export function choosePalette(random: SeededRandom): Palette {
  const family = random.pick(FAMILIES);
  const shift = random.between(-HUE_VARIATION, HUE_VARIATION);
  const [light, warm, dark] = [family.light + shift, family.warm + shift, family.dark + shift];
  return {
    ink: oklch(0.18, 0.035, dark),
    night: oklch(0.26, 0.07, dark),
    dusk: oklch(0.38, 0.11, dark + 8),
    deep: oklch(0.52, 0.15, warm - 12),
    warm: oklch(0.68, 0.175, warm),
    glow: oklch(0.82, 0.15, light),
    light: oklch(0.94, 0.055, light + 5),
    accent: oklch(0.72, 0.13, family.accent + shift),
    accentDeep: oklch(0.42, 0.085, family.accent + shift),
  };
}
