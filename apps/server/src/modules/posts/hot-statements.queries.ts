import { forYouStatements } from './for-you.queries.ts';
import { mediaRight } from './media-rights.queries.ts';
import { listStatements } from './post-lists.queries.ts';

/** The hot statements for a first page, and the one of every request for media, for the bench and for the test that looks at their plans. */
export const hotStatements = { ...forYouStatements, ...listStatements, mediaRight };
