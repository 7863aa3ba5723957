/** The document's title while a page is shown. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Likha`}</title>;
}
