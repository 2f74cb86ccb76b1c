import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { deleteNotesForUser, moveReceivedSharesToNewEmail } from '~/wings/notes/notes/personal-data.commands.server'
import { unassignUser } from '~/wings/planner/board/personal-data.commands.server'
import { deletePlansForUser, transferShares } from '~/wings/planner/plans/personal-data.commands.server'
import { confirmEmailChange, deleteAccount } from '~/wings/site/accounts/own-account.commands.server'

/** Deletes somebody's account with all that they own, in one transaction. @throws LastAdminStays */
export function deleteOwnAccount(db: Database, person: { id: string; email: string }) {
  return inTransaction(db, async (tx) => {
    await deletePlansForUser(tx, person)
    await unassignUser(tx, person)
    await deleteNotesForUser(tx, person)
    await deleteAccount(tx, person)
  })
}

/** Gives an account its new address; what is shared with the person comes along. @throws LinkAlreadyUsed, LinkOfAnotherAccount, EmailTaken */
export function confirmNewEmail(
  db: Database,
  env: SiteEnvironment,
  link: { token: string; userId: string | undefined },
) {
  return inTransaction(db, async (tx) => {
    const changed = await confirmEmailChange(tx, env, link)
    await transferShares(tx, changed)
    await moveReceivedSharesToNewEmail(tx, changed)
    return changed
  })
}
