import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { id, line, optionalLine, page, timestamp, written } from './fields.ts';
import { VAULT } from './late-limits.ts';
import { SEARCH_CHARACTERS } from './limits.ts';
import { messageFile } from './messages/message-files.ts';

const folder = z.object({ id, name: z.string(), files_count: z.int() });
const folders = z.object({ folders: z.array(folder) });
const name = line(VAULT.nameCharacters, says('needed'));

const file = messageFile.extend({
  title: z.string().describe('What its creator calls it; may be empty'),
  folder_id: id.nullable(),
  place: z.enum(['post', 'message', 'broadcast']).describe('Where it is, of several the first'),
  post: z.object({ id, title: z.string() }).nullable().describe('Of a file of a post'),
  places_count: z.int().describe('In how many posts and messages it is; one message to many is one'),
  sold_count: z.int().describe('How many bought the posts and messages that it is in'),
  is_reusable: z.boolean().describe('False for what was made for one fan, which is nobody else’s'),
  is_bought: z.boolean().nullable().describe('By the fan who was asked about; null where nobody was'),
  created_at: timestamp,
});

const listVault = defineCall({
  method: 'GET',
  path: '/vault',
  who: 'creator',
  query: z.object({
    ...page(30, 60),
    kind: z.enum(['photo', 'video', 'voice'], says('unknown_choice')).optional(),
    folder: id.optional(),
    fan: id.optional().describe('A fan: which of the files they bought is told'),
    q: written()
      .max(SEARCH_CHARACTERS)
      .default('')
      .describe('In titles of files, and in title and text of the post'),
  }),
  response: z.object({ files: z.array(file), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Vault',
  summary: 'A creator’s own files of posts, messages and messages to many',
  description:
    'The newest first, each once however often it is used. Those of what was deleted, unsent or removed are left out, and those that were never sent.',
});

const listVaultFolders = defineCall({
  method: 'GET',
  path: '/vault/folders',
  who: 'creator',
  response: folders,
  errors: [],
  area: 'Vault',
  summary: 'The folders of one’s vault',
  description: 'By name; with how many files of the vault are in each.',
});

const addVaultFolder = defineCall({
  method: 'POST',
  path: '/vault/folders',
  who: 'creator',
  limit: 'react',
  body: z.object({ name }),
  status: 201,
  response: folder,
  errors: [],
  area: 'Vault',
  summary: 'Make a folder',
  description: `At most ${VAULT.folders}, each name once.`,
});

const renameVaultFolder = defineCall({
  method: 'PUT',
  path: '/vault/folders/{id}',
  who: 'creator',
  limit: 'react',
  params: z.object({ id }),
  body: z.object({ name }),
  response: folders,
  errors: ['folder_not_found'],
  area: 'Vault',
  summary: 'Give a folder another name',
  description: 'Answers with all of them.',
});

const removeVaultFolder = defineCall({
  method: 'DELETE',
  path: '/vault/folders/{id}',
  who: 'creator',
  limit: 'react',
  params: z.object({ id }),
  response: folders,
  errors: [],
  area: 'Vault',
  summary: 'Remove a folder',
  description: 'Its files stay, in none. Answers with those that are left, also where it was none.',
});

const changeVaultFile = defineCall({
  method: 'PUT',
  path: '/vault/files/{id}',
  who: 'creator',
  limit: 'react',
  params: z.object({ id }),
  body: z.object({
    title: optionalLine(VAULT.titleCharacters).optional(),
    folder_id: id.nullable().optional().describe('Null: in none'),
  }),
  response: file,
  errors: ['file_not_found', 'folder_not_found'],
  area: 'Vault',
  summary: 'Give a file a title, or put it into a folder',
  description: 'What is left out stays as it is. For its creator alone: nobody else sees either.',
});

const useVaultFile = defineCall({
  method: 'POST',
  path: '/vault/files/{id}/uses',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'messageFile',
  params: z.object({ id }),
  status: 201,
  response: messageFile,
  errors: ['file_not_found', 'uploads_reviewed'],
  area: 'Vault',
  summary: 'Use a file again in a message',
  description:
    'Answers with a file to send as one that was uploaded, in a message or one to many: with a key of its own, without an upload, and counted with no bytes. What is not sent within three days is forgotten. Not of what is processed, failed, was made for one fan, or taken away by staff.',
});

export const vaultCalls = {
  listVault,
  listVaultFolders,
  addVaultFolder,
  renameVaultFolder,
  removeVaultFolder,
  changeVaultFile,
  useVaultFile,
} as const;
