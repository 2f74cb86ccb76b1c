import { changeEmail, deleteAccount } from '~/domains/accounts/own-account.commands.server'
import { forgetNotesOf, moveNoteShares } from '~/domains/notes/personal-data.server'
import { forgetPlansOf, moveShares } from '~/domains/plans/personal-data.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'

/** Deletes somebody's account with all that they own, in one transaction. @throws LastAdminStays */
export function leave(db: Database, person: { id: string; email: string }) {
  return inTransaction(db, async (tx) => {
    await forgetPlansOf(tx, person)
    await forgetNotesOf(tx, person)
    await deleteAccount(tx, person)
  })
}

/** Gives an account its new address; what is shared with the person comes along. @throws LinkUsedUp, SomebodyElsesLink, AddressTaken */
export function takeNewEmail(db: Database, env: SiteEnvironment, link: { token: string; userId: string | undefined }) {
  return inTransaction(db, async (tx) => {
    const changed = await changeEmail(tx, env, link)
    await moveShares(tx, changed)
    await moveNoteShares(tx, changed)
    return changed
  })
}
