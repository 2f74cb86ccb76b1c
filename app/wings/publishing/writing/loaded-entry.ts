import type { Picture } from '~/wings/site/media/picture'
import type { EntryContent } from './entry'

/** What the server knows of a piece when its screen opens. Moments as ISO. */
export interface LoadedEntry<Content extends EntryContent = EntryContent> {
  /** Null for a new one, whose id this browser makes. */
  id: string | null
  content: Content
  revision: number
  savedBy: string
  savedAt: string
  publishedAt: string | null
  isDeleted: boolean
  /** Visitors see, or will see, an earlier state than the one that is being written. */
  hasUnpublishedChanges: boolean
  /** The address that visitors use now, which may differ from the one that is being written. */
  publishedSlug: string
  previewPath: string | null
  /** What its fields show, by id. */
  pictures: Record<string, Picture>
}

/** The screen of something that is not there yet. */
export function toUnsavedEntry<Content extends EntryContent>(content: Content): LoadedEntry<Content> {
  return {
    id: null,
    content,
    revision: 0,
    savedBy: '',
    savedAt: '',
    publishedAt: null,
    isDeleted: false,
    hasUnpublishedChanges: false,
    publishedSlug: '',
    previewPath: null,
    pictures: {},
  }
}
