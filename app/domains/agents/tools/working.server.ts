import { z } from 'zod'
import { finishTask, startTask } from '~/domains/board/commands.server'
import { noteOnTask } from '~/domains/board/notes.commands.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { planIdOf, planInput, taskInput } from './chosen-plan.server'
import { nextInShort, taskAnswer } from './task-answer.server'
import { defineTool } from './tool.server'

const LONGEST_NOTE = 5_000
const noteText = z.string().trim().min(1).max(LONGEST_NOTE)

export const nextTask = defineTool({
  name: 'next_task',
  description: 'The task to do now, with everything needed to do it.',
  input: z.object(planInput),
  isReading: true,
  async run(place, { plan }) {
    const planId = await planIdOf(place, plan)
    const next = await nextInShort(place, planId)
    if (next) return taskAnswer(place, planId, next.id)
    return { text: 'Nothing is open: every task is done, waits for another or is being done.', data: { plan: planId } }
  },
})

export const task = defineTool({
  name: 'task',
  description: 'One task with its prompt, acceptance criteria and notes.',
  input: z.object(taskInput),
  isReading: true,
  run: async (place, { plan, id }) => taskAnswer(place, await planIdOf(place, plan), id),
})

export const start = defineTool({
  name: 'start',
  description: 'Move a task to In progress before working on it.',
  input: z.object(taskInput),
  isReading: false,
  async run(place, { plan, id }) {
    const planId = await planIdOf(place, plan)
    await startTask(place.db, place.agent.person, planId, id)
    return taskAnswer(place, planId, id)
  },
})

export const done = defineTool({
  name: 'done',
  description: 'Move a finished task to Done; tells what comes next.',
  input: z.object({ ...taskInput, note: noteText.optional().describe('What was done, for the others') }),
  isReading: false,
  async run(place, { plan, id, note }) {
    const { agent } = place
    const planId = await planIdOf(place, plan)
    await inTransaction(place.db, async (tx) => {
      await finishTask(tx, agent.person, planId, id)
      if (note) await noteOnTask(tx, agent.person, planId, id, { text: note, agent: agent.name })
    })
    const next = await nextInShort(place, planId)
    const text = `${id} is done. ${next ? `Next: ${next.id} ${next.title}.` : 'Nothing else is open.'}`
    return { text, data: { plan: planId, id, status: 'done', next } }
  },
})

export const note = defineTool({
  name: 'note',
  description: 'Leave a note on a task: a finding, a decision, a question.',
  input: z.object({ ...taskInput, text: noteText }),
  isReading: false,
  async run(place, { plan, id, text }) {
    const { agent } = place
    const planId = await planIdOf(place, plan)
    const noteId = await noteOnTask(place.db, agent.person, planId, id, { text, agent: agent.name })
    return { text: `Noted on ${id}.`, data: { plan: planId, id, note: noteId } }
  },
})
