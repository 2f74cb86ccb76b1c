import { findPlanFor, type Person } from '~/domains/plans/queries.server'
import type { Database } from '~/platform/database/database.server'
import { textOf } from '~/rich-text/clean.server'
import type { NoteContent, NoteItem } from '../note'

/** Characters of a note that a model is given. */
const MOST_OF_NOTE = 40_000
const MOST_ITEMS_GIVEN = 500

/** What a model is told of a note: never more than fits, and that it is a part when it is. */
export function noteMaterial({ title, content, is_todo, items }: NoteContent) {
  if (!is_todo) {
    return {
      title,
      html: content.slice(0, MOST_OF_NOTE),
      ...(content.length > MOST_OF_NOTE && { isOnlyTheStart: true }),
    }
  }
  const written = items.filter(({ text }) => text.trim() !== '')
  const given = written.slice(0, Math.min(MOST_ITEMS_GIVEN, fittingItems(written)))
  return { title, todo: given, ...(written.length > given.length && { isOnlyTheStart: true }) }
}

function fittingItems(items: NoteItem[]) {
  let length = 0
  const tooMany = items.findIndex(({ text }) => {
    length += text.length
    return length > MOST_OF_NOTE
  })
  return tooMany === -1 ? items.length : tooMany
}

/** Whether there is anything in it to speak about. */
export function hasWords({ content, is_todo, items }: NoteContent) {
  return is_todo ? items.some(({ text }) => text.trim() !== '') : textOf(content) !== ''
}

/** What a model is told of the plan that the screen is about; nothing when `person` may not read it. */
export async function sprintMaterial(db: Database, person: Person, sprintId: string | null | undefined) {
  const stored = sprintId ? await findPlanFor(db, person, sprintId) : undefined
  if (!stored) return undefined
  const summary = stored.plan.summary.map(({ product, problem, approach }) => ({ product, problem, approach }))
  return { title: stored.title, summary }
}
