import { loadImageLibrary } from '../../../server/src/modules/media/index.ts';
import { Drawing } from './drawing.ts';
import { addGrain } from './grain.ts';
import { choosePalette } from './palette.ts';
import { SeededRandom } from './seeded-random.ts';
import { drawBanig } from './styles/banig.ts';
import { drawCapiz } from './styles/capiz.ts';
import { drawCeramics } from './styles/ceramics.ts';
import { drawCoffee } from './styles/coffee.ts';
import { drawGuitar } from './styles/guitar.ts';
import { drawJeepney } from './styles/jeepney.ts';
import { drawLeaves } from './styles/leaves.ts';
import { drawManilaBay } from './styles/manila-bay.ts';
import { drawNightMarket } from './styles/night-market.ts';
import { drawParol } from './styles/parol.ts';
import { drawSilk } from './styles/silk.ts';
import { drawTerraces } from './styles/terraces.ts';

const STYLES = {
  'manila-bay': drawManilaBay,
  parol: drawParol,
  jeepney: drawJeepney,
  banig: drawBanig,
  terraces: drawTerraces,
  'night-market': drawNightMarket,
  leaves: drawLeaves,
  capiz: drawCapiz,
  silk: drawSilk,
  ceramics: drawCeramics,
  coffee: drawCoffee,
  guitar: drawGuitar,
} as const satisfies Record<string, (drawing: Drawing) => void>;

export type ArtworkStyle = keyof typeof STYLES;

/** What the demo's creators paint. */
export const ARTWORK_STYLES = Object.keys(STYLES) as readonly ArtworkStyle[];

export interface ArtworkRequest {
  seed: string;
  /** Left out, the seed decides. */
  style?: ArtworkStyle;
  /** The colours' own seed: give a creator's to all of their works. Left out, `seed` decides. */
  paletteSeed?: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Renders a drawing as a JPEG, like the photos that people upload. */
export async function renderDrawing(drawing: Drawing): Promise<Buffer> {
  const { sharp } = await loadImageLibrary();
  const raw = await sharp(Buffer.from(drawing.toSvg())).flatten().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  addGrain(raw.data);
  return sharp(raw.data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** A work of the demo (P38) as a JPEG: the same for the same request, on every machine. */
export async function renderArtwork(request: ArtworkRequest): Promise<Buffer> {
  const random = new SeededRandom(request.seed);
  const style = request.style ?? random.pick(ARTWORK_STYLES);
  const palette = choosePalette(new SeededRandom(`palette ${request.paletteSeed ?? request.seed}`));
  const drawing = new Drawing(request.width, request.height, random, palette);
  STYLES[style](drawing);
  return renderDrawing(drawing);
}
