import { forYouStatements } from './for-you/for-you.queries.ts';
import { mediaRight } from './media-right/media-rights.queries.ts';
import { listStatements } from './read/post-lists.queries.ts';

/** The hot statements for a first page, and the one of every request for media, for the bench and for the test that looks at their plans. */
export const hotStatements = { ...forYouStatements, ...listStatements, mediaRight };
