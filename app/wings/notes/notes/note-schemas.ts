import { z } from 'zod'
import { isNestedTooDeeply } from '~/rich-text/nesting'
import { hasTooManyTags } from '~/rich-text/too-many-tags'
import { MAX_NOTE_CONTENT_LENGTH, MAX_NOTE_ITEM_LENGTH, MAX_NOTE_ITEMS, MAX_NOTE_TITLE_LENGTH } from './note'

// apart from note.ts, which the browser has: the panel loads no zod

export const NOTE_TOO_LONG_MESSAGE = 'This note is too long. Create a new note.'
const TOO_MANY_TAGS_MESSAGE = 'This note has too much formatting.'
// a note of 200,000 characters with headings, lists and bold words has 17,000
const MAX_MARKUP_CHARACTERS = 20_000

const noteItemSchema = z.object({
  text: z.string().max(MAX_NOTE_ITEM_LENGTH, `Use at most ${MAX_NOTE_ITEM_LENGTH} characters per item.`),
  done: z.boolean(),
})

const noteFields = {
  title: z.string().max(MAX_NOTE_TITLE_LENGTH, `Use at most ${MAX_NOTE_TITLE_LENGTH} characters for the title.`),
  content: z
    .string()
    .max(MAX_NOTE_CONTENT_LENGTH, NOTE_TOO_LONG_MESSAGE)
    .refine((html) => !hasTooManyTags(html, MAX_MARKUP_CHARACTERS), TOO_MANY_TAGS_MESSAGE)
    .refine((html) => !isNestedTooDeeply(html), TOO_MANY_TAGS_MESSAGE),
  is_todo: z.boolean(),
  items: z
    .array(noteItemSchema)
    .max(MAX_NOTE_ITEMS, `A list can have at most ${MAX_NOTE_ITEMS} items.`)
    .refine(
      (items) => items.reduce((sum, { text }) => sum + text.length, 0) <= MAX_NOTE_CONTENT_LENGTH,
      NOTE_TOO_LONG_MESSAGE,
    ),
}

/** A note of the longest text, each character in its longest way of writing. */
export const MAX_NOTE_REQUEST_BYTES = 4 * 1024 * 1024

/** Who wrote it, when the caller knows: it is not saved for anybody else. */
const writtenBy = z.uuid().optional()

/** What is left out has the default of its kind. The id is the browser's: sent twice, it is one note. */
export const newNoteSchema = z.object({
  id: z.uuid().optional(),
  title: noteFields.title.optional(),
  content: noteFields.content.default(''),
  is_todo: noteFields.is_todo.default(false),
  items: noteFields.items.optional(),
  user_id: writtenBy,
})

export const noteChangeSchema = z
  .object({
    ...noteFields,
    is_pinned: z.boolean(),
    /** The revision that the change is based on; without it the last word wins. */
    revision: z.int().min(0),
    /** Keeps the note as it is before the change, for this reason. */
    snapshot: z.enum(['ai', 'restoration', 'conflict']),
    user_id: writtenBy,
  })
  .partial()

export type NewNote = z.output<typeof newNoteSchema>
export type NoteChange = z.output<typeof noteChangeSchema>
