import { hasAdmin } from '~/domains/accounts/queries.server'
import type { Database } from '~/platform/database/database.server'
import { Refusal } from '~/platform/refusal'

const SHORTEST_OF_NEW_SITES = 32

/** A site that is in use goes on with the secret that it has: another one would end all its sessions and links. */
export async function refuseShortSecret(db: Database, secret: string) {
  if (secret.length >= SHORTEST_OF_NEW_SITES || (await hasAdmin(db))) return
  throw new Refusal(
    `SECRET must have at least ${SHORTEST_OF_NEW_SITES} characters on a new site. Make one with: openssl rand -base64 32`,
  )
}
