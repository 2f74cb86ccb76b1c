import type { Database } from '~/platform/database/database.server'
import { cleanHtmlToText } from '~/rich-text/clean-html.server'
import { findPlanFor, type Person } from '~/wings/planner/plans/queries.server'
import type { NoteContent, NoteItem } from '../note'

/** Characters of a note that a model is given. */
const MAX_PROMPT_NOTE_LENGTH = 40_000
const MAX_PROMPT_ITEMS = 500

/** What a model is told of a note: never more than fits, and that it is a part when it is. */
export function notePromptContext({ title, content, is_todo, items }: NoteContent) {
  if (!is_todo) {
    return {
      title,
      html: content.slice(0, MAX_PROMPT_NOTE_LENGTH),
      ...(content.length > MAX_PROMPT_NOTE_LENGTH && { isOnlyTheStart: true }),
    }
  }
  const written = items.filter(({ text }) => text.trim() !== '')
  const given = written.slice(0, Math.min(MAX_PROMPT_ITEMS, takeItemsWithinLimit(written)))
  return { title, todo: given, ...(written.length > given.length && { isOnlyTheStart: true }) }
}

function takeItemsWithinLimit(items: NoteItem[]) {
  let length = 0
  const tooMany = items.findIndex(({ text }) => {
    length += text.length
    return length > MAX_PROMPT_NOTE_LENGTH
  })
  return tooMany === -1 ? items.length : tooMany
}

/** Whether there is anything in it to speak about. */
export function hasNoteText({ content, is_todo, items }: NoteContent) {
  return is_todo ? items.some(({ text }) => text.trim() !== '') : cleanHtmlToText(content) !== ''
}

/** What a model is told of the plan that the screen is about; nothing when `person` may not read it. */
export async function planPromptContext(db: Database, person: Person, sprintId: string | null | undefined) {
  const stored = sprintId ? await findPlanFor(db, person, sprintId) : undefined
  if (!stored) return undefined
  const summary = stored.plan.summary.map(({ product, problem, approach }) => ({ product, problem, approach }))
  return { title: stored.title, summary }
}
