import { z } from 'zod'
import { hasTooManyMarks } from '~/rich-text/marks'
import { isNestedTooDeeply } from '~/rich-text/nesting'
import { LONGEST_CONTENT, LONGEST_ITEM, LONGEST_NOTE_TITLE, MOST_ITEMS } from './note'

// apart from note.ts, which the browser has: the panel loads no zod

export const NOTE_TOO_LONG = 'This note is too long. Continue in a new one.'
const TOO_MANY_TAGS = 'This note has too many tags and signs like < and &, or too many inside one another.'
// a note of 200,000 characters with headings, lists and bold words has 17,000
const MOST_MARKS = 20_000

const item = z.object({
  text: z.string().max(LONGEST_ITEM, `Keep an item under ${LONGEST_ITEM} characters.`),
  done: z.boolean(),
})

const fields = {
  title: z.string().max(LONGEST_NOTE_TITLE, `Keep the title under ${LONGEST_NOTE_TITLE} characters.`),
  content: z
    .string()
    .max(LONGEST_CONTENT, NOTE_TOO_LONG)
    .refine((html) => !hasTooManyMarks(html, MOST_MARKS), TOO_MANY_TAGS)
    .refine((html) => !isNestedTooDeeply(html), TOO_MANY_TAGS),
  is_todo: z.boolean(),
  items: z
    .array(item)
    .max(MOST_ITEMS, `Keep a list under ${MOST_ITEMS} items.`)
    .refine((items) => items.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_CONTENT, NOTE_TOO_LONG),
}

/** Who wrote it, when the caller knows: it is not saved for anybody else. */
const writtenBy = z.uuid().optional()

/** What is left out has the default of its kind. The id is the browser's: sent twice, it is one note. */
export const newNote = z.object({
  id: z.uuid().optional(),
  title: fields.title.optional(),
  content: fields.content.default(''),
  is_todo: fields.is_todo.default(false),
  items: fields.items.optional(),
  user_id: writtenBy,
})

export const noteChange = z
  .object({
    ...fields,
    is_pinned: z.boolean(),
    /** The revision that the change is based on; without it the last word wins. */
    revision: z.int().min(0),
    /** Keeps the note as it is before the change, for this reason. */
    snapshot: z.enum(['ai', 'restoration', 'conflict']),
    user_id: writtenBy,
  })
  .partial()

export type NewNote = z.output<typeof newNote>
export type NoteChange = z.output<typeof noteChange>
