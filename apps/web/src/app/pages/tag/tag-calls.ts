/** The tag that an address names, as tags are kept: the server knows `#Beach` as `beach`, so it is asked for once. */
export function tagIn({ tag = '' }: Readonly<Record<string, string | undefined>>): string {
  return tag.trim().replace(/^#/, '').toLowerCase();
}

/** What a tag's page asks for of its posts; a server that renders it asks for the same. */
export const taggedPosts = (tag: string) => ({ params: { tag } });
