const WIDTH = 1200;
const HEIGHT = 1500;

/** A drawing of a test file (SVG), the same each time. */
export function drawSample(name: 'bay' | 'lanterns' | 'terraces' | 'waves'): string {
  return { bay, lanterns, terraces, waves }[name]();
}

function bay(): string {
  const rows = steps(9).map((at) => ripple(980 + at * 62, 0.5 - at * 0.045, '#f7d9a6'));
  return sheet(
    ['#1b1030', '#3a1d52', '#c4646b'],
    `${glow(600, 560, 420, '#ffe2b0')}<circle cx="600" cy="560" r="150" fill="#fff1d2"/>
    <path d="M0 960 L260 820 L430 900 L640 780 L880 910 L1200 800 V1500 H0 Z" fill="#1a0f26" opacity="0.85"/>
    <rect y="940" width="1200" height="560" fill="#241236"/>${rows.join('')}`,
  );
}

function lanterns(): string {
  const places = steps(14).map((at) => {
    const [x, y] = [130 + ((at * 397) % 960), 170 + ((at * 283) % 1080)];
    return lantern(x, y, 38 + ((at * 17) % 46), ['#ffb020', '#ff6f61', '#37c99a'][at % 3] ?? '#ffb020');
  });
  const string =
    '<path d="M-20 120 Q600 380 1220 90" stroke="#f4d8b0" stroke-width="4" fill="none" opacity="0.5"/>';
  return sheet(['#150a1f', '#2c1338', '#4d1d3f'], string + places.join(''));
}

function lantern(x: number, y: number, size: number, colour: string): string {
  const points = steps(10).map((at) => {
    const [turn, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? size : size * 0.45];
    return `${(x + Math.cos(turn) * reach).toFixed(1)},${(y + Math.sin(turn) * reach).toFixed(1)}`;
  });
  return `${glow(x, y, size * 2.6, colour)}<polygon points="${points.join(' ')}" fill="${colour}"/>
    <circle cx="${x}" cy="${y}" r="${size * 0.24}" fill="#fff4dc"/>`;
}

function terraces(): string {
  const layers = steps(11).map((at) => {
    const [top, sway] = [520 + at * 92, at % 2 === 0 ? 70 : -60];
    const green = `hsl(${152 - at * 5} 48% ${46 - at * 3.1}%)`;
    return `<path d="M0 ${top} Q300 ${top + sway} 620 ${top - sway / 2} T1200 ${top + sway / 3} V1500 H0 Z" fill="${green}"/>
      <path d="M0 ${top} Q300 ${top + sway} 620 ${top - sway / 2} T1200 ${top + sway / 3}" fill="none" stroke="#f8e7b8" stroke-width="5" opacity="0.35"/>`;
  });
  return sheet(['#f6b26b', '#f3d9a4', '#9fc4a6'], `${glow(880, 330, 380, '#fff3cf')}${layers.join('')}`);
}

function waves(): string {
  const rows = steps(16).map((at) =>
    ripple(420 + at * 72, 0.75 - at * 0.035, at % 2 === 0 ? '#58c7c0' : '#8fd6ff'),
  );
  return sheet(['#070b1d', '#0c2340', '#0a4a5c'], `${glow(330, 260, 300, '#cfe9ff')}${rows.join('')}`);
}

function ripple(y: number, opacity: number, colour: string): string {
  const crests = steps(7).map((at) => `q85 ${at % 2 === 0 ? -34 : 30} 170 0`);
  return `<path d="M-40 ${y} ${crests.join(' ')}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" opacity="${opacity.toFixed(2)}"/>`;
}

function glow(x: number, y: number, radius: number, colour: string): string {
  const id = `g${Math.round(x)}-${Math.round(y)}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.7"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

function sheet([top, middle, bottom]: readonly [string, string, string], inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${inside}</svg>`;
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
