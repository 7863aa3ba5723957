/** Under which is kept which files have come in part; taken away with the drafts of who signs out. */
export const UPLOADS_KEY = 'likha.uploads';
