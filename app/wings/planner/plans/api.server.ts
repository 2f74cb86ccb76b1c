import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { createUserApi } from '~/wings/site/accounts/user-api.server'
import { aiApi } from './ai/api.server'
import { draftsApi } from './drafts/api.server'
import { editingApi } from './editing/api.server'
import { PlanMissing } from './errors'
import { gitHubExportApi } from './export/api.server'
import { copyPlan, renamePlan, restorePlan, trashPlan } from './lifecycle.commands.server'
import { countedChange, countedCreation } from './plan-guards.server'
import { planTitleSchema } from './plan-title'
import { sharingApi } from './sharing/api.server'

/** `basedOn` is the revision that the person saw. */
const renameSchema = z.strictObject({ title: planTitleSchema, basedOn: z.int().min(1) })
const planId = uuidParam('planId', () => new PlanMissing())

export const plansApi = createUserApi()
  .route('/', draftsApi)
  .put('/:planId/title', countedChange, jsonBody(renameSchema), async (c) =>
    c.json({ revision: await renamePlan(c.var.db, c.var.user, c.req.param('planId'), c.req.valid('json')) }),
  )
  /** Makes a plan of one's own with the same content. */
  .post('/:planId/copy', countedCreation, async (c) =>
    c.json({ id: await copyPlan(c.var.db, c.var.user, c.req.param('planId')) }),
  )
  /** Moves a plan to the trash. */
  .post('/:planId/trash', planId, async (c) => {
    const id = c.req.param('planId')
    await trashPlan(c.var.db, c.var.user, id)
    return c.json({ id })
  })
  .delete('/:planId/trash', planId, async (c) => {
    const id = c.req.param('planId')
    await restorePlan(c.var.db, c.var.user, id)
    return c.json({ id })
  })
  .route('/', editingApi)
  .route('/', sharingApi)
  .route('/', aiApi)
  .route('/', gitHubExportApi)
