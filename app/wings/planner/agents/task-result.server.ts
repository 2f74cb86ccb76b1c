import { COLUMN_LABELS, indexByTask } from '~/wings/planner/board/task-progress'
import { findTaskFor } from '~/wings/planner/board/tasks.queries.server'
import { pickNextTask } from '~/wings/planner/board/working-order'
import type { ToolContext, ToolResult } from './agent-tool.server'
import { resolveBoard } from './resolve-plan.server'
import { formatQuotedNotes, toQuotedNote, withUntrustedNotice } from './untrusted-text'

/** A task with all that is needed to do it: its prompt says the rest. */
export async function buildTaskResult(place: ToolContext, planId: string, taskId: string): Promise<ToolResult> {
  const detail = await findTaskFor(place.db, place.agent.person, planId, taskId)
  const { plan, board } = await resolveBoard(place, planId)
  const status = board.rows.find((row) => row.taskId === taskId)?.status ?? 'backlog'
  const { id, title, prompt, criteria, testStrategy } = detail
  const notes = detail.notes.map(toQuotedNote)
  const lines = [`${id} ${title} (${COLUMN_LABELS[status]})`, prompt, ...formatQuotedNotes(notes)]
  return {
    text: withUntrustedNotice(plan, lines.join('\n\n')),
    data: { plan: planId, id, title, status, prompt, criteria, testStrategy, notes },
  }
}

/** What the person does best now, in short; null: nothing is open. */
export async function findNextTask(place: ToolContext, planId: string) {
  const { plan, board } = await resolveBoard(place, planId)
  const next = pickNextTask(plan.plan, indexByTask(board.rows), place.agent.person.id)
  return next ? { id: next.id, title: next.title } : null
}
