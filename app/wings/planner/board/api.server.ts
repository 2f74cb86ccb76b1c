import { before, jsonBody } from '~/kits/api/api.server'
import { streamContentChanges } from '~/platform/content-changes/stream-content-changes.server'
import { DomainError } from '~/platform/errors/errors'
import { planTag } from '~/wings/planner/plans/commands.server'
import { countedChange } from '~/wings/planner/plans/plan-guards.server'
import { authorizeBoardChange } from '~/wings/planner/plans/plan-limits.queries.server'
import { requireRole } from '~/wings/planner/plans/queries.server'
import { isSessionAlive, sessionContext } from '~/wings/site/accounts/session.commands.server'
import { createUserApi, type UserApiEnv } from '~/wings/site/accounts/user-api.server'
import { changeBoard } from './commands.server'
import { boardChangesSchema, columnLimitSchema, taskNoteSchema } from './engine/board-change'
import { parseSyncState } from './engine/sync-state'
import { findBoardUpdate } from './queries.server'
import { setColumnLimit } from './settings.commands.server'
import { addTaskNote } from './task-notes.commands.server'
import { findTaskFor } from './tasks.queries.server'

/** The undo of a whole board says of each card where it was. */
const MAX_CHANGES_BYTES = 512 * 1024

const countedCardChange = before<UserApiEnv, '/:planId'>((c) =>
  authorizeBoardChange(c.var.db, c.var.user, c.req.param('planId')),
)

export const boardApi = createUserApi()
  /** Does changes of the board, all or none, and answers the rows that came of them. */
  .post('/:planId/changes', countedCardChange, jsonBody(boardChangesSchema, MAX_CHANGES_BYTES), async (c) =>
    c.json(await changeBoard(c.var.db, c.var.user, c.req.param('planId'), c.req.valid('json').changes)),
  )
  /** Follows the board: server-sent events with what changed since what the client knows, while it is signed in and may read the plan. */
  .get('/:planId/events', async (c) => {
    const { db, user } = c.var
    const planId = c.req.param('planId')
    const session = c.env.context.get(sessionContext)
    await requireRole(db, user, planId, 'read')
    return streamContentChanges({
      request: c.req.raw,
      reader: { id: user.id, isSessionActive: () => isSessionAlive(db, session) },
      tag: planTag(planId),
      state: parseSyncState(c.req.query()),
      async read(known) {
        const update = await findBoardUpdate(db, user, planId, known).catch(nullWhenRefused)
        return update && { data: update, state: { version: update.version, revision: update.revision } }
      },
    })
  })
  /** What changed since what the client knows: it was away, and wants to know whether it may come back. */
  .get('/:planId/progress', async (c) => {
    const known = parseSyncState(c.req.query())
    return c.json({ update: (await findBoardUpdate(c.var.db, c.var.user, c.req.param('planId'), known)) ?? null })
  })
  /** Sets how many cards one column should hold at most. */
  .put('/:planId/limits', countedChange, jsonBody(columnLimitSchema), async (c) => {
    const limit = c.req.valid('json')
    await setColumnLimit(c.var.db, c.var.user, c.req.param('planId'), limit.status, limit.max)
    return c.json(limit)
  })
  /** The whole task: story, criteria, prompt, notes. */
  .get('/:planId/tasks/:taskId', async (c) => {
    const { planId, taskId } = c.req.param()
    return c.json(await findTaskFor(c.var.db, c.var.user, planId, taskId))
  })
  /** Adds a note and answers the task with it. */
  .post('/:planId/tasks/:taskId', countedChange, jsonBody(taskNoteSchema), async (c) => {
    const { planId, taskId } = c.req.param()
    await addTaskNote(c.var.db, c.var.user, planId, taskId, c.req.valid('json'))
    return c.json(await findTaskFor(c.var.db, c.var.user, planId, taskId))
  })

function nullWhenRefused(error: unknown) {
  if (error instanceof DomainError) return null
  throw error
}
