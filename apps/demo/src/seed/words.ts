import type { ArtworkStyle } from '../art/artwork.ts';

/** Titles and words by style; a post takes the next of its style. */
export const DEMO_WORDS: Record<ArtworkStyle, readonly (readonly [title: string, words: string])[]> = {
  'manila-bay': [
    [
      'Bay, ten minutes past six',
      'The sky did the work; I only kept up. Painted from the seawall with a borrowed easel, and finished at home while the colours were still on my hands. The large file is at full size, so you can walk into the corners.',
    ],
    [
      'Low tide, long light',
      'Three layers, two of them water. In the notes below I show where I scraped the horizon back and why the second boat had to go. Ask me anything about the pigments.',
    ],
    [
      'The last ferry',
      'A study for the big one. You can still see the pencil if you look for it, and I left the mistake in the left third because it taught me the rest.',
    ],
  ],
  parol: [
    [
      'Star number forty-one',
      'Five points, two hundred and six pieces of shell, one burnt thumb. The full pattern is attached, with the order in which we wire the lights.',
    ],
    [
      'How the light runs',
      'Chasing, blinking, breathing: the three rhythms of a giant lantern, drawn as a score that you can follow with a finger.',
    ],
    [
      'Workshop, 2 a.m.',
      'Everyone has gone home and the star is lit for the first time. Nobody speaks for a minute. This is that minute.',
    ],
  ],
  jeepney: [
    [
      'God Bless Our Trip',
      'Chrome, flourishes and a very opinionated horse. Full-size lettering sheet with every guide line still in place.',
    ],
    [
      'Route board, hand lettered',
      'Cubao to Divisoria in enamel. I explain the brush, the loading and the one stroke that you must never repair.',
    ],
  ],
  'night-market': [
    [
      'Steam and neon',
      'Ongpin after the rain, f/1.8 and no patience. Ten frames became one. Contact sheet and settings inside.',
    ],
    [
      'Aisle seven, Divisoria',
      'Colour is louder at night. I walked the same aisle four times until it stopped posing for me.',
    ],
    [
      'Closing time',
      'The lights go off one stall at a time, and for half a minute the whole street is a piano.',
    ],
  ],
  leaves: [
    [
      'Gabi, after rain',
      'Water stands on these leaves like glass. Graphite first, then three greens, then the courage to stop.',
    ],
    [
      'Understorey',
      'Makiling at noon is almost dark. I drew what the light picked out and left you the rest.',
    ],
  ],
  capiz: [
    [
      'Window, half open',
      'Thirty-six panes, no two alike. A walk through the house with the morning coming in from the left.',
    ],
    [
      'Grid study in pearl',
      'The geometry of staying cool: shutters, shells and shadows, with measured drawings for makers.',
    ],
  ],
  silk: [
    [
      'Study in falling cloth',
      'One light, one fan, forty metres of silk. The unlocked file is the whole sequence at full size.',
    ],
    ['Soft architecture', 'Cloth remembers how it was held. This one took nine attempts and a ladder.'],
    ['Red on ink', 'The quiet one of the series. Meant to be seen large, in a dark room.'],
  ],
  banig: [
    [
      'Pattern for my mother',
      'Eight strands over, two under, repeat until the song ends. The chart is in the full post, with the words of the song.',
    ],
    ['Blue tikog', 'The dye failed and then it did not. A mat that decided its own colour.'],
  ],
  terraces: [
    [
      'Contours, dry season',
      'Every line is a wall that somebody keeps. Ink on cotton paper, two metres wide; details inside.',
    ],
    ['Where the mist stops', 'The map and the mood of the same hillside, drawn a week apart.'],
  ],
  ceramics: [
    [
      'Three bowls and an argument',
      'They were meant to be a set. They disagree beautifully. Glaze recipe at the end.',
    ],
    ['Blue hour in the studio', 'Shelves, ash and the kiln ticking as it cools.'],
  ],
  coffee: [
    ['Barako, no sugar', 'Steam takes eleven seconds to leave the frame. Here are all eleven.'],
    ['Pan de sal at five', 'Still warm, still quiet. Styling notes and the shopping list inside.'],
  ],
  guitar: [
    ['Rosette number nine', 'Shell, rosewood and a steady breath. The whole inlay, step by step.'],
    ['Tap tones', 'Knock, listen, shave, knock again. Drawn as rings, because that is what I hear.'],
  ],
};
