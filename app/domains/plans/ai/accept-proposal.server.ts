import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Brief } from '../brief-schema'
import { revisePlan } from '../commands.server'
import { PART_NAMES } from '../editing/sections'
import { retiredIds } from '../engine/numbering'
import type { Plan } from '../plan'
import { type Person, requireRole } from '../queries.server'
import { AI_PARTS } from './ai-part'
import { applyProposal } from './apply-proposal'
import { NothingToTakeBack, ProposalNoLongerFits } from './errors'
import type { Proposal } from './proposal'

interface Acceptance {
  basedOn: number
  proposal: Proposal
  model: string
}

/**
 * Keeps a proposal as a revision of the plan, and answers its number. @throws PlanMissing, PlanIsReadOnly, PlanChanged,
 * ProposalNoLongerFits
 */
export function acceptProposal(db: Database, person: Person, planId: string, { basedOn, proposal, model }: Acceptance) {
  const names = AI_PARTS.filter((part) => proposal[part]).map((part) => PART_NAMES[part])
  return revisePlan(db, person, planId, { basedOn, change: `Improved with AI: ${names.join(', ')}` }, (content) => {
    const { plan, misfits } = applyProposal(content.plan, proposal, { model, brief: content.brief })
    if (misfits.length > 0) throw new ProposalNoLongerFits(misfits.map((part) => PART_NAMES[part]))
    return { ...content, plan }
  })
}

/** Brings back the plan as it was before `revision`, as a new revision. What went keeps its ids for itself. */
export function takeBack(db: Database, person: Person, planId: string, revision: number) {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'change')
    const former = await tx
      .selectFrom('blueprintRevisions')
      .select(['brief', 'plan'])
      .where('blueprintId', '=', planId)
      .where('revision', '=', revision - 1)
      .executeTakeFirst()
    if (!former) throw new NothingToTakeBack()
    // written by this room's commands only, which take nothing else
    const [brief, plan] = [former.brief as unknown as Brief, former.plan as unknown as Plan]
    const change = 'Took back what the AI had improved'
    return revisePlan(tx, person, planId, { basedOn: revision, change }, (content) => ({
      ...content,
      brief,
      plan: { ...plan, retiredIds: retiredIds(content.plan, plan) },
    }))
  })
}
