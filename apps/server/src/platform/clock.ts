/** Where time comes from. Domain code never asks the machine: tests and the demo bring a clock of their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
