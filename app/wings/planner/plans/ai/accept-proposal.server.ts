import type { Database } from '~/platform/database/database.server'
import { revisePlan } from '../commands.server'
import type { Person } from '../queries.server'
import { AI_TOPIC_LABELS, AI_TOPICS } from './ai-part'
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
  const names = AI_TOPICS.filter((topic) => proposal[topic]).map((topic) => AI_TOPIC_LABELS[topic])
  return revisePlan(db, person, planId, { basedOn, summary: `Improved with AI: ${names.join(', ')}` }, (content) => {
    const { plan, brief, outdatedTopics } = applyProposal(content.plan, proposal, { model, brief: content.brief })
    if (outdatedTopics.length > 0) throw new ProposalOutdated(outdatedTopics.map((topic) => AI_TOPIC_LABELS[topic]))
    return { ...content, brief, plan }
  })
}
