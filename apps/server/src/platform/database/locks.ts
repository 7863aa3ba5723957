/**
 * Advisory locks of the whole database, by fixed numbers: two that had the same one would wait for each other. Migration 0006 takes the
 * rate's by its number.
 */
export const LOCKS = {
  migration: 7_260_001,
  rate: 7_260_002,
  seals: 7_260_005,
  backup: 7_260_011,
  coldStorage: 7_260_012,
  queue: 7_260_013,
  demoFirst: 7_260_021,
  demoRest: 7_260_022,
} as const;
