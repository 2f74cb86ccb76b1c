import type { Database } from '~/platform/database/database.server'
import { revisePlan } from '../commands.server'
import { PART_LABELS } from '../editing/sections'
import type { Person } from '../queries.server'
import { AI_PARTS } from './ai-part'
import { applyProposal } from './apply-proposal'
import { ProposalOutdated } from './errors'
import type { Proposal } from './proposal'

interface AcceptedProposal {
  basedOn: number
  proposal: Proposal
  model: string
}

/**
 * Keeps a proposal as a revision of the plan, and answers its number. @throws PlanMissing, PlanIsReadOnly, PlanModified,
 * ProposalNoLongerFits
 */
export function acceptProposal(
  db: Database,
  person: Person,
  planId: string,
  { basedOn, proposal, model }: AcceptedProposal,
) {
  const names = AI_PARTS.filter((part) => proposal[part]).map((part) => PART_LABELS[part])
  return revisePlan(db, person, planId, { basedOn, summary: `Improved with AI: ${names.join(', ')}` }, (content) => {
    const { plan, outdatedParts } = applyProposal(content.plan, proposal, { model, brief: content.brief })
    if (outdatedParts.length > 0) throw new ProposalOutdated(outdatedParts.map((part) => PART_LABELS[part]))
    return { ...content, plan }
  })
}
