import type { Database } from '~/platform/database/database.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { hasAdmin } from '~/wings/site/accounts/queries.server'

const MIN_NEW_SECRET_LENGTH = 32

/** A site that is in use goes on with the secret that it has: another one would end all its sessions and links. */
export async function assertSecretLength(db: Database, secret: string) {
  if (secret.length >= MIN_NEW_SECRET_LENGTH || (await hasAdmin(db))) return
  throw new OperatorError(
    `SECRET must have at least ${MIN_NEW_SECRET_LENGTH} characters on a new site. Make one with: openssl rand -base64 32`,
  )
}
