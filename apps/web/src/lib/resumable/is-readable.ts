/** Can the bytes of a file still be read? One that was deleted or moved on the device fails as a lost line does, and waiting would not help (P1054). */
export async function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
