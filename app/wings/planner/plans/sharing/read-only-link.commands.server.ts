import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { type Person, requireRole } from '../queries.server'

type Env = Pick<SiteEnvironment, 'SECRET'>

const UNDO_WINDOW_MS = 10 * 60_000
const undoTokenSchema = z.object({ bringsBackTo: z.uuid(), key: z.uuidv4().nullable() })

/**
 * Sets the key with which anybody may read a plan; null ends it. Answers a token that brings the key of before back for ten
 * minutes: only a key that was this plan's comes back. @throws PlanMissing, PlanOwnerOnly
 */
export async function setReadOnlyKey(
  db: Database,
  { SECRET }: Env,
  by: Person,
  planId: string,
  key: string | null,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, by, planId, 'own')
    const { readOnlyKey } = await tx
      .selectFrom('blueprints')
      .select('readOnlyKey')
      .where('id', '=', planId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const other = key ? await findOtherPlanByKey(tx, key, planId) : undefined
    if (other) throw linkNotRestorable()
    await tx.updateTable('blueprints').set({ readOnlyKey: key }).where('id', '=', planId).execute()
    const payload: z.infer<typeof undoTokenSchema> = { bringsBackTo: planId, key: readOnlyKey }
    return signToken(SECRET, payload, new Date(now.getTime() + UNDO_WINDOW_MS))
  })
}

/**
 * Undoes a change of the key by its token. Answers the key that counts now, and the token that takes this back.
 * @throws PlanMissing, PlanOwnerOnly, DomainError 409 when the token is no good
 */
export async function restoreReadOnlyKey(
  db: Database,
  env: Env,
  by: Person,
  planId: string,
  token: string,
  now = new Date(),
) {
  await requireRole(db, by, planId, 'own')
  const verified = verifyToken(env.SECRET, token, now)
  const { data } = undoTokenSchema.safeParse(verified.state === 'valid' ? verified.payload : undefined)
  if (data?.bringsBackTo !== planId) throw linkNotRestorable()
  return { key: data.key, before: await setReadOnlyKey(db, env, by, planId, data.key, now) }
}

const linkNotRestorable = () => new DomainError('This link cannot be restored. Create a new one.', 409)

function findOtherPlanByKey(tx: Database, key: string, planId: string) {
  return tx
    .selectFrom('blueprints')
    .select('id')
    .where('readOnlyKey', '=', key)
    .where('id', '!=', planId)
    .executeTakeFirst()
}
