/** What every list of the back office shows of a piece. */
export interface ListedEntry {
  id: string
  title: string
  slug: string
  savedAt: Date
  publishedAt: Date | null
  deletedAt: Date | null
  previewKey: string
  hasUnpublishedChanges: boolean
}
