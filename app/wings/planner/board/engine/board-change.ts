import { z } from 'zod'
import { TASK_STATUSES } from '../task-progress'

const MAX_TASKS_PER_CHANGE = 1_000
const MAX_ID_LENGTH = 100

const taskId = z.string().min(1).max(MAX_ID_LENGTH)
const taskIds = z.array(taskId).min(1).max(MAX_TASKS_PER_CHANGE)

/**
 * Cards go into a column, in the order given: below the card `after` or above the card `before`, whichever is there; else to
 * its end, or its top. What is meant stays the same whatever others moved meanwhile.
 */
const moveSchema = z.object({
  type: z.literal('move'),
  taskIds,
  status: z.enum(TASK_STATUSES),
  after: taskId.nullish(),
  before: taskId.nullish(),
  toTop: z.boolean().optional(),
  /** An undo gives back the moment at which the task was done. */
  doneAt: z.iso
    .datetime()
    .refine((moment) => moment > '2000')
    .nullish(),
})

const assignSchema = z.object({
  type: z.literal('assign'),
  taskIds,
  assigneeId: z.uuid().nullable(),
  /** Tasks that are somebody's stay theirs. */
  onlyIfFree: z.boolean().optional(),
})

const tickSchema = z.object({
  type: z.literal('tick'),
  taskId,
  criterionId: z.string().min(1).max(MAX_ID_LENGTH),
  isDone: z.boolean(),
})

const boardChangeSchema = z.discriminatedUnion('type', [moveSchema, assignSchema, tickSchema])

const MAX_CHANGES = 1_000
export const boardChangesSchema = z.object({ changes: z.array(boardChangeSchema).min(1).max(MAX_CHANGES) })

export type CardMove = z.infer<typeof moveSchema>
export type BoardChange = z.infer<typeof boardChangeSchema>

export const getChangedTaskIds = (change: BoardChange) => (change.type === 'tick' ? [change.taskId] : change.taskIds)

export const columnLimitSchema = z.object({
  status: z.enum(TASK_STATUSES),
  /** Null takes the limit away. */
  max: z.int('Enter a whole number.').min(1, 'Enter at least 1.').max(999, 'Enter at most 999.').nullable(),
})

export const taskNoteSchema = z.object({
  text: z.string().trim().min(1, 'Enter a note.').max(5_000, 'Use at most 5,000 characters.'),
})
