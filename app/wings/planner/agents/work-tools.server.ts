import { z } from 'zod'
import { inTransaction } from '~/platform/database/transaction.server'
import { finishTask, startTask } from '~/wings/planner/board/commands.server'
import { addTaskNote } from '~/wings/planner/board/task-notes.commands.server'
import { defineAgentTool } from './agent-tool.server'
import { planInputShape, resolvePlanId, taskInputShape } from './resolve-plan.server'
import { buildTaskResult, findNextTask } from './task-result.server'

const MAX_NOTE_LENGTH = 5_000
const noteTextSchema = z.string().trim().min(1).max(MAX_NOTE_LENGTH)

export const nextTaskTool = defineAgentTool({
  name: 'next_task',
  description: 'The task to do now, with everything needed to do it.',
  input: z.object(planInputShape),
  isReadOnly: true,
  async run(place, { plan }) {
    const planId = await resolvePlanId(place, plan)
    const next = await findNextTask(place, planId)
    if (next) return buildTaskResult(place, planId, next.id)
    return { text: 'No open tasks: every task is done, blocked or in progress.', data: { plan: planId } }
  },
})

export const taskTool = defineAgentTool({
  name: 'task',
  description: 'One task with its prompt, acceptance criteria and notes.',
  input: z.object(taskInputShape),
  isReadOnly: true,
  run: async (place, { plan, id }) => buildTaskResult(place, await resolvePlanId(place, plan), id),
})

export const startTaskTool = defineAgentTool({
  name: 'start',
  description: 'Move a task to In progress before working on it.',
  input: z.object(taskInputShape),
  isReadOnly: false,
  async run(place, { plan, id }) {
    const planId = await resolvePlanId(place, plan)
    await startTask(place.db, place.agent.person, planId, id)
    return buildTaskResult(place, planId, id)
  },
})

export const finishTaskTool = defineAgentTool({
  name: 'done',
  description: 'Move a finished task to Done; tells what comes next.',
  input: z.object({ ...taskInputShape, note: noteTextSchema.optional().describe('What was done, for the others') }),
  isReadOnly: false,
  async run(place, { plan, id, note }) {
    const { agent } = place
    const planId = await resolvePlanId(place, plan)
    await inTransaction(place.db, async (tx) => {
      await finishTask(tx, agent.person, planId, id)
      if (note) await addTaskNote(tx, agent.person, planId, id, { text: note, agent: agent.name })
    })
    const next = await findNextTask(place, planId)
    const text = `${id} is done. ${next ? `Next: ${next.id} ${next.title}.` : 'No other open tasks.'}`
    return { text, data: { plan: planId, id, status: 'done', next } }
  },
})

export const addNoteTool = defineAgentTool({
  name: 'note',
  description: 'Leave a note on a task: a finding, a decision, a question.',
  input: z.object({ ...taskInputShape, text: noteTextSchema }),
  isReadOnly: false,
  async run(place, { plan, id, text }) {
    const { agent } = place
    const planId = await resolvePlanId(place, plan)
    const noteId = await addTaskNote(place.db, agent.person, planId, id, { text, agent: agent.name })
    return { text: `Note added to ${id}.`, data: { plan: planId, id, note: noteId } }
  },
})
