/** The legal texts in force. Who agreed to an older version is asked again. */
export const LEGAL_VERSION = '1.0';
