import { confirmEmailChange, deleteAccount } from '~/domains/accounts/own-account.commands.server'
import { unassignUser } from '~/domains/board/personal-data.server'
import { deleteNotesForUser, transferNoteShares } from '~/domains/notes/personal-data.server'
import { deletePlansForUser, transferShares } from '~/domains/plans/personal-data.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'

/** Deletes somebody's account with all that they own, in one transaction. @throws LastAdminStays */
export function deleteOwnAccount(db: Database, person: { id: string; email: string }) {
  return inTransaction(db, async (tx) => {
    await deletePlansForUser(tx, person)
    await unassignUser(tx, person)
    await deleteNotesForUser(tx, person)
    await deleteAccount(tx, person)
  })
}

/** Gives an account its new address; what is shared with the person comes along. @throws LinkUsedUp, SomebodyElsesLink, AddressTaken */
export function confirmNewEmail(
  db: Database,
  env: SiteEnvironment,
  link: { token: string; userId: string | undefined },
) {
  return inTransaction(db, async (tx) => {
    const changed = await confirmEmailChange(tx, env, link)
    await transferShares(tx, changed)
    await transferNoteShares(tx, changed)
    return changed
  })
}
