import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { MAX_CLUSTER_PAGES } from '../engine/detect-communities'

// older ones may be proposed again
const MAX_STORED_DISMISSALS = 500

export const dismissProposalForm = z.object({
  id: z.uuid(),
  name: z.string().max(200),
  pages: z.array(z.uuid()).min(1).max(MAX_CLUSTER_PAGES),
})

type DismissedProposal = z.output<typeof dismissProposalForm>

/** Has a cluster of these pages, or of most of them, not be proposed again. */
export function dismissProposal(db: Database, by: Actor, { id, name, pages }: DismissedProposal, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('dismissedClusterProposals')
      .values({ id, pages, dismissedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = tx
      .selectFrom('dismissedClusterProposals')
      .select('id')
      .orderBy('dismissedAt', 'desc')
      .limit(MAX_STORED_DISMISSALS)
    await tx.deleteFrom('dismissedClusterProposals').where('id', 'not in', kept).execute()
    await recordAction(tx, by, { action: 'cluster-proposal.dismissed', subject: `cluster-proposal:${id}`, title: name })
  })
}

/** Has it be proposed again. */
export function restoreProposal(db: Database, by: Actor, { id, name }: DismissedProposal) {
  return inTransaction(db, async (tx) => {
    await tx.deleteFrom('dismissedClusterProposals').where('id', '=', id).execute()
    await recordAction(tx, by, { action: 'cluster-proposal.restored', subject: `cluster-proposal:${id}`, title: name })
  })
}

/** The pages of each that is not to be proposed. */
export async function findDismissedProposals(db: Database) {
  const rows = await db.selectFrom('dismissedClusterProposals').select('pages').limit(MAX_STORED_DISMISSALS).execute()
  return rows.map(({ pages }) => new Set(pages))
}
