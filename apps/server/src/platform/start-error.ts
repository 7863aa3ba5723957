/** A reason not to start that who started it can do something about: shown as one line that says what, without a stack. */
export class StartError extends Error {}

/** Our own database would not be made or started: it seldom says of itself that it had no room. */
export class DatabaseEnded extends StartError {}
