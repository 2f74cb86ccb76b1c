import type { Database } from '~/platform/database/database.server'

/**
 * The account of an address whose owner is known, made when there is none; its row is locked. One whose address nobody
 * confirmed may have been made by a stranger who waits for the owner to come: nobody has ever been in it, so its password
 * and its name go.
 */
export async function findOrCreateVerifiedAccount(
  tx: Database,
  { email, name = '' }: { email: string; name?: string },
) {
  const { id, emailVerified } = await tx
    .insertInto('profiles')
    .values({ email, fullName: name, emailVerified: true })
    // changes nothing, so that the row comes back, and locked
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'emailVerified'])
    .executeTakeFirstOrThrow()
  if (!emailVerified) {
    await tx.deleteFrom('signInMethods').where('userId', '=', id).execute()
    await tx.updateTable('profiles').set({ emailVerified: true, fullName: name }).where('id', '=', id).execute()
  }
  return { id }
}
