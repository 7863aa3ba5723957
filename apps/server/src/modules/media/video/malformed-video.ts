/** The file breaks its format. Caught by `sanitiseVideo` and turned into a refusal. */
export class MalformedVideo extends Error {}
