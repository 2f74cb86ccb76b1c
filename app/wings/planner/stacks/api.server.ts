import { z } from 'zod'
import { before, jsonBody } from '~/kits/api/api.server'
import { authorizePlanChange } from '~/wings/planner/plans/plan-limits.queries.server'
import { replacePlanStack } from '~/wings/planner/plans/replace-plan-stack.server'
import { createUserApi, type UserApiEnv } from '~/wings/site/accounts/user-api.server'
import {
  copyStack,
  deleteStack,
  renameStack,
  restoreStack,
  saveStack,
  shareStack,
  stopSharingStack,
} from './commands.server'
import { findPlanStackLayers } from './plan-stack-layers.queries.server'
import { newStackSchema, stackSelectionSchema, stackTitleSchema } from './saved-stack'
import { limitStackSaves } from './stack-limits.queries.server'

const targetPlan = { planId: z.string(), basedOn: z.int() }
const applicationSchema = z.union([
  z.object({ ...targetPlan, stackId: z.string() }),
  stackSelectionSchema.extend(targetPlan),
])
const saving = before<UserApiEnv>((c) => limitStackSaves(c.var.db, c.var.user.id))

export const stacksApi = createUserApi()
  /** Saves one of the stacks that some needs give. */
  .post('/', saving, jsonBody(newStackSchema), async (c) =>
    c.json(await saveStack(c.var.db, c.var.user.id, c.req.valid('json'))),
  )
  /** Puts a stack into a plan and answers the plan's new revision. */
  .post('/applications', jsonBody(applicationSchema), async (c) => {
    const { db, user } = c.var
    const { planId, basedOn, ...source } = c.req.valid('json')
    await authorizePlanChange(db, user, planId)
    const stack = await findPlanStackLayers(db, user.id, source)
    const change = 'Stack replaced from the stack library'
    return c.json({ revision: await replacePlanStack(db, user, planId, { basedOn, stack, change }) })
  })
  .put('/:stackId/title', jsonBody(z.object({ title: stackTitleSchema })), async (c) => {
    const renamed = c.req.valid('json')
    await renameStack(c.var.db, c.var.user.id, c.req.param('stackId'), renamed.title)
    return c.json(renamed)
  })
  /** Puts a copy beside a saved stack and answers it. */
  .post('/:stackId/copy', saving, async (c) => c.json(await copyStack(c.var.db, c.var.user.id, c.req.param('stackId'))))
  /** Takes a saved stack out of the library. */
  .post('/:stackId/trash', async (c) => {
    const id = c.req.param('stackId')
    await deleteStack(c.var.db, c.var.user.id, id)
    return c.json({ id })
  })
  .delete('/:stackId/trash', async (c) => {
    const id = c.req.param('stackId')
    await restoreStack(c.var.db, c.var.user.id, id)
    return c.json({ id })
  })
  /** Makes a link for reading, in place of an earlier one. */
  .post('/:stackId/read-only-link', async (c) =>
    c.json({ readOnlyKey: await shareStack(c.var.db, c.var.user.id, c.req.param('stackId')) }),
  )
  .delete('/:stackId/read-only-link', async (c) => {
    await stopSharingStack(c.var.db, c.var.user.id, c.req.param('stackId'))
    return c.json({ readOnlyKey: null })
  })
