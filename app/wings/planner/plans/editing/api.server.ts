import { z } from 'zod'
import { integerParam, jsonBody } from '~/kits/api/api.server'
import { DomainError } from '~/platform/errors/errors'
import { createUserApi } from '~/wings/site/accounts/user-api.server'
import { PlanMissing } from '../errors'
import { MAX_DRAFT_BYTES } from '../max-draft-bytes'
import { PLAN_PARTS, type PlanPart } from '../plan'
import { countedChange, onlyEditors } from '../plan-guards.server'
import { findPlanFor } from '../queries.server'
import {
  addPlanItem,
  editPlanItem,
  movePlanItem,
  regeneratePlanPart,
  removePlanItem,
  restoreRevision,
  revertRevision,
  reviseBrief,
} from './commands.server'
import {
  baseRevisionRequestSchema,
  briefRequestSchema,
  itemEditSchema,
  moveRequestSchema,
  newItemRequestSchema,
  removalRequestSchema,
} from './edit-requests'
import { RevisionMissing } from './errors'
import { previewRegeneratedPart } from './preview-regenerated-part'

const partNames = z.enum(Object.keys(PLAN_PARTS) as [PlanPart, ...PlanPart[]])

function parsePart(name: string) {
  const { data } = partNames.safeParse(name)
  if (!data) throw new DomainError('Section not found.', 404)
  return data
}

const revision = integerParam('revision', () => new RevisionMissing())

/** Changes of one plan; each answers its new revision. */
export const editingApi = createUserApi()
  .post('/:planId/items', countedChange, jsonBody(newItemRequestSchema), async (c) =>
    c.json(await addPlanItem(c.var.db, c.var.user, c.req.param('planId'), c.req.valid('json'))),
  )
  /** Changes fields of an item. */
  .patch('/:planId/items', countedChange, jsonBody(itemEditSchema), async (c) =>
    c.json({ revision: await editPlanItem(c.var.db, c.var.user, c.req.param('planId'), c.req.valid('json')) }),
  )
  /** Moves an item before another. */
  .put('/:planId/items', countedChange, jsonBody(moveRequestSchema), async (c) => {
    const { section, id, before } = c.req.valid('json')
    return c.json({ revision: await movePlanItem(c.var.db, c.var.user, c.req.param('planId'), section, id, before) })
  })
  .delete('/:planId/items', countedChange, jsonBody(removalRequestSchema), async (c) => {
    const { section, id } = c.req.valid('json')
    return c.json({ revision: await removePlanItem(c.var.db, c.var.user, c.req.param('planId'), section, id) })
  })
  /** Changes what was told about the product: idea, team, weeks, budget. */
  .put('/:planId/brief', countedChange, jsonBody(briefRequestSchema, MAX_DRAFT_BYTES), async (c) => {
    const { basedOn, brief } = c.req.valid('json')
    return c.json({ revision: await reviseBrief(c.var.db, c.var.user, c.req.param('planId'), basedOn, brief) })
  })
  /** What would change if this part were made anew. */
  .get('/:planId/parts/:part', onlyEditors, async (c) => {
    const stored = await findPlanFor(c.var.db, c.var.user, c.req.param('planId'))
    if (!stored) throw new PlanMissing()
    return c.json({
      revision: stored.revision,
      preview: previewRegeneratedPart(stored, parsePart(c.req.param('part'))),
    })
  })
  /** Makes the part anew, as the preview of that revision showed it. */
  .post('/:planId/parts/:part', countedChange, jsonBody(baseRevisionRequestSchema), async (c) => {
    const { planId, part } = c.req.param()
    const { basedOn } = c.req.valid('json')
    return c.json({ revision: await regeneratePlanPart(c.var.db, c.var.user, planId, basedOn, parsePart(part)) })
  })
  /** Restores an earlier version. */
  .post('/:planId/revisions/:revision', countedChange, revision, jsonBody(baseRevisionRequestSchema), async (c) => {
    const { planId, revision } = c.req.param()
    const { basedOn } = c.req.valid('json')
    return c.json({ revision: await restoreRevision(c.var.db, c.var.user, planId, basedOn, Number(revision)) })
  })
  /** Takes back what a version changed. */
  .delete('/:planId/revisions/:revision', countedChange, revision, async (c) => {
    const { planId, revision } = c.req.param()
    return c.json({ revision: await revertRevision(c.var.db, c.var.user, planId, Number(revision)) })
  })
