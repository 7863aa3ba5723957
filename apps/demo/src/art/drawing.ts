import type { Palette } from './palette.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Where a colour lies along a gradient (0–1), and how much of it shows. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/**
 * The same attributes with the opacity put on fill or stroke. On the shape itself the renderer would paint it aside
 * first, which takes several times as long.
 */
function thinned(more: string, fill: string): string {
  const isStroked = more.includes('stroke=');
  if (isStroked && fill !== 'none') return more;
  return more.replace(/(?<![\w-])opacity=/, isStroked ? 'stroke-opacity=' : 'fill-opacity=');
}

/** An SVG picture in the making. Everything is drawn in pixels of the finished picture. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly random: SeededRandom;
  readonly palette: Palette;
  /** A unit for sizes that should look alike in every format: the square root of the area, in hundredths. */
  readonly unit: number;
  readonly #definitions: string[] = [];
  readonly #shapes: string[] = [];

  constructor(width: number, height: number, random: SeededRandom, palette: Palette) {
    this.width = width;
    this.height = height;
    this.random = random;
    this.palette = palette;
    this.unit = Math.sqrt(width * height) / 100;
  }

  /** A gradient across the shape that it fills, along an angle in degrees: 0 to the right, 90 downwards. */
  linear(stops: readonly Stop[], degrees = 90): string {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180) / 2, Math.sin((degrees * Math.PI) / 180) / 2];
    const at = `x1="${0.5 - x}" y1="${0.5 - y}" x2="${0.5 + x}" y2="${0.5 + y}"`;
    return this.#define('linearGradient', at, stops);
  }

  /** A gradient from a point inside the shape that it fills (parts of its size) outwards. */
  radial(stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
    return this.#define('radialGradient', `cx="${x}" cy="${y}" r="${radius}"`, stops);
  }

  /** A gradient from a point of the picture outwards, whatever shape it fills. In pixels. */
  radialAt(x: number, y: number, radius: number, stops: readonly Stop[]): string {
    const at = `gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
    return this.#define('radialGradient', at, stops);
  }

  /** Paints the whole picture. */
  background(fill: string): void {
    this.rect(0, 0, this.width, this.height, fill);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    this.add(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${thinned(more, fill)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: string, more = ''): void {
    this.add(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${thinned(more, fill)}/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): void {
    this.add(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${thinned(more, fill)}/>`,
    );
  }

  path(d: string, fill: string, more = ''): void {
    this.add(`<path d="${d}" fill="${fill}" ${thinned(more, fill)}/>`);
  }

  /** A line along a path; its ends are round unless `more` cuts them off. */
  line(d: string, stroke: string, width: number, more = ''): void {
    const cap = more.includes('stroke-linecap') ? '' : 'stroke-linecap="round"';
    this.path(d, 'none', `stroke="${stroke}" stroke-width="${short(width)}" ${cap} ${more}`);
  }

  polygon(points: readonly Point[], fill: string, more = ''): void {
    this.add(
      `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}" ${thinned(more, fill)}/>`,
    );
  }

  /** A soft light: a circle that fades to nothing. Far cheaper than a blur. */
  glow(x: number, y: number, radius: number, colour: string, strength = 1): void {
    const fading: Stop[] = [
      [0, colour, strength],
      [0.25, colour, strength * 0.55],
      [0.55, colour, strength * 0.18],
      [1, colour, 0],
    ];
    this.circle(x, y, radius, this.radial(fading));
  }

  /** Draws `shapes` inside a group, for a transform, an opacity or a clip. */
  group(attributes: string, shapes: () => void): void {
    this.add(`<g ${attributes}>`);
    shapes();
    this.add('</g>');
  }

  /** A clip of any SVG shape, as an attribute. */
  clip(shape: string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  add(svg: string): void {
    this.#shapes.push(svg);
  }

  toSvg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const content = `<defs>${this.#definitions.join('')}</defs>${this.#shapes.join('')}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
  }

  #define(kind: string, at: string, stops: readonly Stop[]): string {
    const id = `d${this.#definitions.length}`;
    const inner = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    this.#definitions.push(`<${kind} id="${id}" ${at}>${inner.join('')}</${kind}>`);
    return `url(#${id})`;
  }
}

/** A number with as many digits as a picture needs. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A smooth curve through points, as the `d` of a path (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const parts = [`M${short(at(0)[0])} ${short(at(0)[1])}`];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    parts.push(`C${controls.map(short).join(' ')}`);
  }
  return parts.join('');
}
