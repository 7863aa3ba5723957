/** A reason not to start that who started it can do something about: shown as one line that says what, without a stack. */
export class StartError extends Error {}
