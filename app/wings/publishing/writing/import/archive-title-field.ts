import type { EntryType } from '../entry-type.server'

/** A content, or more than that, whose title is called what the table of its kind calls it: a product has a name. */
export function withArchiveTitleColumn({ titleColumn }: Pick<EntryType, 'titleColumn'>, content: { title: string }) {
  const { title, ...fields } = content
  return { ...fields, [titleColumn]: title }
}

/** The other way round. */
export function fromArchiveTitleField(
  { titleColumn }: Pick<EntryType, 'titleColumn'>,
  fields: Record<string, unknown>,
) {
  const { [titleColumn]: title, ...content } = fields
  return { ...content, title }
}
