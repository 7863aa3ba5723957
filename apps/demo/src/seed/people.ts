import type { Offers } from '../../../server/src/modules/subscriptions/index.ts';
import type { ArtworkStyle } from '../art/artwork.ts';
import { CROWD, type CrowdMember } from '../crowd/members.ts';

export interface DemoCreator {
  name: string;
  email: string;
  location: string;
  bio: string;
  /** What they make; their posts are drawn in these styles. */
  styles: readonly [ArtworkStyle, ArtworkStyle];
  /** Whole pesos a month; 0 for a free one. */
  monthlyPesos: number;
  posts: number;
  /** Of a subscription; most of them list none. */
  benefits?: readonly string[];
  /** Besides a month. */
  offers?: Partial<Offers>;
}

function creator(
  name: string,
  location: string,
  bio: string,
  styles: DemoCreator['styles'],
  monthlyPesos: number,
): DemoCreator {
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@likha.test`;
  return { name, email, location, bio, styles, monthlyPesos, posts: 4 };
}

/** Invented people; any likeness is chance. */
const DEMO_CREATORS: readonly DemoCreator[] = [
  {
    ...creator(
      'Amihan Reyes',
      'Quezon City',
      'Light, water and the hour before dark. I paint Manila Bay the way it feels after the rain, and show you how.',
      ['manila-bay', 'silk'],
      249,
    ),
    email: 'creator@likha.test',
    posts: 9,
    benefits: [
      'Two paintings a week, from sketch to varnish',
      'My palettes, with every recipe',
      'An answer to every comment',
    ],
  },
  creator(
    'Tala Villanueva',
    'San Fernando, Pampanga',
    'Third-generation parol maker. Capiz, wire and patience: behind the scenes of every star.',
    ['parol', 'capiz'],
    199,
  ),
  {
    ...creator(
      'Isko Manalo',
      'Marikina',
      'Jeepney signs by hand, letter by letter. Commissions open twice a year.',
      ['jeepney', 'night-market'],
      149,
    ),
    benefits: ['A new alphabet every month', 'First to know when commissions open'],
    offers: { bundle_3_percent: 10, bundle_6_percent: 15, bundle_12_percent: 25, trial_days: 7 },
  },
  creator(
    'Luningning Cruz',
    'Basey, Samar',
    'Banig weaver. Old patterns, new colours, and the songs we weave to.',
    ['banig', 'leaves'],
    179,
  ),
  {
    ...creator(
      'Bituin Santos',
      'Banaue, Ifugao',
      'Contours of the terraces in ink and mango yellow. Prints every full moon.',
      ['terraces', 'leaves'],
      129,
    ),

    offers: { bundle_3_percent: 10, first_month_percent: 50 },
  },
  creator(
    'Kidlat Navarro',
    'Binondo, Manila',
    'Night photographer of steam, neon and siomai. Eat first, shoot later.',
    ['night-market', 'manila-bay'],
    0,
  ),
  creator(
    'Mayumi Aquino',
    'Los Baños, Laguna',
    'Botanical studies from the foot of Makiling. Mature series for grown-up walls.',
    ['leaves', 'silk'],
    159,
  ),
  creator(
    'Dalisay Ramos',
    'Vigan, Ilocos Sur',
    'Capiz windows at every hour of the day. Heritage houses, from the inside.',
    ['capiz', 'ceramics'],
    149,
  ),
  creator(
    'Hiraya Gonzales',
    'Makati',
    'Silk, shadow and movement. Abstract figure work for collectors.',
    ['silk', 'night-market'],
    399,
  ),
  creator(
    'Banayad Torres',
    'Vigan, Ilocos Sur',
    'Burnay clay and quiet mornings. Studio diaries, glaze recipes, second-hand kilns.',
    ['ceramics', 'coffee'],
    119,
  ),
  creator(
    'Sinag Castillo',
    'Lipa, Batangas',
    'Barako, pan de sal and the table by the window. Food styling for people who eat.',
    ['coffee', 'ceramics'],
    99,
  ),
  creator(
    'Himig Bautista',
    'Cebu City',
    'Guitar maker from Mactan. Hear the wood before it becomes a song.',
    ['guitar', 'leaves'],
    189,
  ),
  creator(
    'Liwayway Mendoza',
    'Iloilo City',
    'Paraw sails and festival light. Sketches from the Iloilo Strait.',
    ['manila-bay', 'jeepney'],
    139,
  ),
  creator(
    'Makisig Flores',
    'Davao City',
    'Cosplay armour out of foam, capiz and stubbornness. Build logs, patterns, fittings.',
    ['capiz', 'jeepney'],
    229,
  ),
  creator(
    'Ligaya Pascual',
    'Lucban, Quezon',
    'Kiping, colour and noise. A whole year of preparing for one feast.',
    ['parol', 'banig'],
    109,
  ),
  creator(
    'Tadhana Salazar',
    'Baguio',
    'Fog, pine and silver wire. Jewellery sketches before they are jewellery.',
    ['terraces', 'silk'],
    179,
  ),
  creator(
    'Diwa Hernandez',
    'Taguig',
    'Dance in long exposure. I let the light do the counting.',
    ['silk', 'parol'],
    299,
  ),
  creator(
    'Agos Domingo',
    'Puerto Princesa',
    'Free diver with a paintbox. Blues that you cannot buy in a tube.',
    ['manila-bay', 'leaves'],
    169,
  ),
  creator(
    'Perlas Ocampo',
    'Zamboanga City',
    'Vinta stripes and yakan geometry for bold rooms.',
    ['banig', 'jeepney'],
    149,
  ),
  creator(
    'Habagat Lim',
    'Legazpi, Albay',
    'Mayon in every weather. One volcano, three hundred and sixty-five pictures.',
    ['terraces', 'manila-bay'],
    119,
  ),
  creator(
    'Ulap Fernandez',
    'Tagaytay',
    'Slow mornings, stacked cups and a very old guitar.',
    ['coffee', 'guitar'],
    89,
  ),
  creator(
    'Silahis Gomez',
    'Bacolod',
    'Masks, smiles and the lights of October. Costume studies for adults.',
    ['night-market', 'parol'],
    199,
  ),
  creator(
    'Alon Mercado',
    'La Union',
    'Longboards shaped by hand. Curves first, waves later.',
    ['silk', 'guitar'],
    159,
  ),
  creator(
    'Marikit Dizon',
    'Angeles, Pampanga',
    'Ceramic flowers that do not wilt. Small kiln, large ambitions.',
    ['ceramics', 'leaves'],
    129,
  ),
  creator(
    'Dakila Soriano',
    'Tondo, Manila',
    'Street portraits without faces: hands, shoes, baskets and light.',
    ['night-market', 'coffee'],
    139,
  ),
];

/** Fans who bought and unlocked before you came, so that earnings have a past. */
const DEMO_SUPPORTERS: readonly { name: string; email: string }[] = [
  'Jun Alcantara',
  'Rica Belmonte',
  'Paolo Evangelista',
  'Nica Guevarra',
  'Migs Ibarra',
  'Tess Javier',
].map((name) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@likha.test`,
}));

/** Whom seeding puts into the house, besides the accounts that people sign in with. */
export interface DemoCast {
  creators: readonly DemoCreator[];
  supporters: readonly { name: string; email: string }[];
  /** Fans who follow, like, talk, buy and tip, after everything else is there. */
  crowd: readonly CrowdMember[];
  /** How many days ago the first creator joined. */
  sinceDays: number;
}

/** Few enough to be counted: what journeys through the product begin with. */
export const DEMO_CAST: DemoCast = {
  creators: DEMO_CREATORS,
  supporters: DEMO_SUPPORTERS,
  crowd: [],
  sinceDays: 45,
};

/** With a past of months. */
export const CROWDED_CAST: DemoCast = { ...DEMO_CAST, crowd: CROWD, sinceDays: 150 };
