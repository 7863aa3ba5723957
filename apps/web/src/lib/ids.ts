const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has this the form of an id? Asked of what an address says, before the server is. */
export function isId(text: string): boolean {
  return ID.test(text);
}
