import { byTask, COLUMN_NAMES } from '~/domains/board/progress'
import { findTaskFor } from '~/domains/board/tasks.queries.server'
import { nextTaskFor } from '~/domains/board/working-order'
import { boardOf } from './chosen-plan.server'
import { asMaterial, quotedNote, quotedNotes } from './material'
import type { ToolAnswer, Workplace } from './tool.server'

/** A task with all that is needed to do it: its prompt says the rest. */
export async function taskAnswer(place: Workplace, planId: string, taskId: string): Promise<ToolAnswer> {
  const detail = await findTaskFor(place.db, place.agent.person, planId, taskId)
  const { plan, board } = await boardOf(place, planId)
  const status = board.rows.find((row) => row.taskId === taskId)?.status ?? 'backlog'
  const { id, title, prompt, criteria, testStrategy } = detail
  const notes = detail.notes.map(quotedNote)
  const lines = [`${id} ${title} (${COLUMN_NAMES[status]})`, prompt, ...quotedNotes(notes)]
  return {
    text: asMaterial(plan, lines.join('\n\n')),
    data: { plan: planId, id, title, status, prompt, criteria, testStrategy, notes },
  }
}

/** What the person does best now, in short; null: nothing is open. */
export async function nextInShort(place: Workplace, planId: string) {
  const { plan, board } = await boardOf(place, planId)
  const next = nextTaskFor(plan.plan, byTask(board.rows), place.agent.person.id)
  return next ? { id: next.id, title: next.title } : null
}
