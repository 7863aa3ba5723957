import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

/**
 * ICU MessageFormat by language and key → the source of a JavaScript module. No TypeScript, as the package's types say
 * `default` of what it exports as a whole.
 * @type {(messages: Record<string, Record<string, string>>) => string}
 */
export const compileMessages = (messages) =>
  compileModule(new MessageFormat(Object.keys(messages), { strict: true }), messages);
