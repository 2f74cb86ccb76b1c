import { sql } from 'kysely'
import type { Note, NoteContent, NoteItem } from './note'

/** The columns of a note. */
export const noteColumns = [
  'id',
  'userId',
  'title',
  'content',
  'isTodo',
  sql<NoteItem[]>`items`.as('items'),
  'revision',
  'pinnedAt',
  'createdAt',
  'updatedAt',
  sql<string[]>`array(select shared_with_email from note_shares where note_id = notes.id order by created_at, 1)`.as(
    'sharedWith',
  ),
] as const

export interface NoteRow {
  id: string
  userId: string
  title: string
  content: string
  isTodo: boolean
  items: NoteItem[]
  revision: number
  pinnedAt: Date | null
  createdAt: Date
  updatedAt: Date
  sharedWith: string[]
}

export function toNoteContent({
  title,
  content,
  isTodo,
  items,
}: Pick<NoteRow, 'title' | 'content' | 'isTodo' | 'items'>): NoteContent {
  return { title, content, is_todo: isTodo, items }
}

/** A note in the words of the API. */
export function toNote(row: NoteRow): Note {
  return {
    id: row.id,
    user_id: row.userId,
    ...toNoteContent(row),
    revision: row.revision,
    is_pinned: row.pinnedAt !== null,
    shared_with: row.sharedWith,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
