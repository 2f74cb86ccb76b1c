import type { z } from 'zod'
import type { ContentTag } from '~/platform/content-changes/content-changes.server'
import type { DB, Generated, Timestamp } from '~/platform/database/tables'
import type { PageKind } from '~/wings/web/pages/page'
import type { EntryContent } from './entry'
import type { RichTextAccessor } from './rich-text-accessor'

/** What a table needs so that its rows can be written here, whatever else they hold. */
export interface EntryColumns {
  id: Generated<string>
  slug: string
  /** Counts the saves. */
  revision: Generated<number>
  /** The revision that the row holds; behind `revision` while later changes are not published. */
  contentRevision: Generated<number>
  publishedAt: Timestamp | null
  deletedAt: Timestamp | null
  /** The last save of any kind, also of changes that nobody sees yet. */
  savedAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
  createdAt: Generated<Timestamp>
  previewKey: Generated<string>
}

export type EntryTableName = { [Name in keyof DB]: DB[Name] extends EntryColumns ? Name : never }[keyof DB]

/** What a room hands in so that its posts, products … are written here. Everything else is the same for all. */
export interface EntryType<Content extends EntryContent = EntryContent> {
  /** In audit entries (`post.published`, `post:<id>`), of its page, and in sentences. */
  name: PageKind
  /** The tag of the pages that list them. */
  listTag: ContentTag
  table: EntryTableName
  /** The column that holds the title: what people call it. */
  titleColumn: 'title' | 'name'
  /** The columns that hold the rest of the content but its search fields, under the same names. */
  columns: readonly string[]
  emptyContent: Content
  schema: z.ZodType<Content>
  /** Fields without which another one cannot be read: the audit log names them with it. */
  loggedWith?: Record<string, string[]>
  richTexts: RichTextAccessor<Content>
  pathFor(slug: string): string
  /** Who else of the site answers at this address, as the end of a sentence: “belongs to the planner”. */
  reservedBy?(slug: string): string | undefined
  previewPathFor(key: string): string
  /** Its fields as they are stored. Runs in the browser too, which so knows what is one to the server. */
  normalize(content: Content): Content
  /** The columns of the row, as this content has them. */
  toColumns(content: Content): object
  /** Pictures of the library by the fields that show them, besides those of the text. */
  pictureIdsByField(content: Content): Record<string, string[]>
  /** What must be there before visitors see it, by field, each with a sentence. */
  findMissingFields(content: Content): Record<string, string>
  /** What a good one has and this one lacks: worth a look, no reason to refuse. */
  findWarnings(content: Content): Record<string, string>
}
