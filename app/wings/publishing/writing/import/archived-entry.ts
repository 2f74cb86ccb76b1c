import type { EntryContent } from '../entry'

/** A piece as an archive has it: all that is kept of it, moments to the microsecond. */
export interface ArchivedEntry<Content extends EntryContent> {
  id: string
  /** What visitors see, or would see. What search engines are told of its page stands elsewhere. */
  content: Content
  /** Columns beside the content. */
  extraColumns: Record<string, string | number | null>
  createdAt: string
  updatedAt: string
  savedAt: string
  publishedAt: string | null
  deletedAt: string | null
  /** Changes that wait to be published. */
  draft: { content: Content; savedAt: string } | null
}
