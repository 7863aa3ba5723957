/** A fan of the crowd. Invented people; any likeness is chance. */
export interface CrowdMember {
  name: string;
  email: string;
  location: string;
}

const FIRST =
  `Andoy Bea Caloy Dina Elmo Fely Gino Hilda Ivo Jessa Karding Lorna Mario Nena Oca Pilar Quino Rosa Simeon
  Wena`.split(/\s+/);
const LAST = 'Abad Buenaventura Cordero Dimaculangan Enriquez Fajardo Galang Hilario Ilagan Jacinto'.split(
  ' ',
);
const PLACES = [
  'Quezon City',
  'Cebu City',
  'Davao City',
  'Iloilo City',
  'Baguio',
  'Cagayan de Oro',
  'Naga',
  'Tacloban',
  'Dumaguete',
];

/** Two hundred, in the order in which they joined. */
export const CROWD: readonly CrowdMember[] = LAST.flatMap((last, row) =>
  FIRST.map((first, column) => ({
    name: `${first} ${last}`,
    email: `${first}.${last}@likha.test`.toLowerCase(),
    location: PLACES[(row * 3 + column) % PLACES.length] ?? 'Manila',
  })),
);
