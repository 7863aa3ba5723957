/** Is somebody of this standing kept out, whatever they prove? Who is leaving may come back (P112). */
export function isKeptOut({ status }: { status: string }): boolean {
  return status !== 'active' && status !== 'leaving';
}
