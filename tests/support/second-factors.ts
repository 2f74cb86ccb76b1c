import {
  confirmAuthenticatorApp,
  startAuthenticatorApp,
} from '~/domains/accounts/two-factor/authenticator-app.commands.server'
import { addPasskey, optionsForNewPasskey } from '~/domains/accounts/two-factor/passkeys.commands.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { appCode } from './app-code'
import { passkeyDevice } from './passkey-device'

interface Owner {
  id: string
  email: string
}

/** Somebody's authenticator app, set up in one of their sessions; answers its secret and the recovery codes. */
export async function anApp(
  db: Database,
  env: SiteEnvironment,
  owner: Owner,
  { sessionId = crypto.randomUUID() as string, now = new Date() } = {},
) {
  const { secret } = await startAuthenticatorApp(db, env, owner)
  const session = { id: sessionId, userId: owner.id }
  const recoveryCodes = await confirmAuthenticatorApp(db, env, session, appCode(secret, now), now)
  return { secret, recoveryCodes }
}

/** A device with a passkey of somebody. */
export async function aPasskey(
  db: Database,
  env: SiteEnvironment,
  owner: Owner,
  sessionId: string = crypto.randomUUID(),
) {
  const device = passkeyDevice(env.ORIGIN)
  const passkey = device.make(await optionsForNewPasskey(db, env, owner))
  await addPasskey(db, env, { session: { id: sessionId, userId: owner.id }, name: 'Laptop', passkey })
  return device
}
