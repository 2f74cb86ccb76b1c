import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import {
  confirmAuthenticatorApp,
  startAuthenticatorAppSetup,
} from '~/wings/site/accounts/two-factor/authenticator-app.commands.server'
import { addPasskey, createPasskeyRegistrationOptions } from '~/wings/site/accounts/two-factor/passkeys.commands.server'
import { createPasskeyDevice } from './passkey-device'
import { totpCode } from './totp-code'

interface Owner {
  id: string
  email: string
}

/** Somebody's authenticator app, set up in one of their sessions; answers its secret and the recovery codes. */
export async function enrollAuthenticatorApp(
  db: Database,
  env: SiteEnvironment,
  owner: Owner,
  { sessionId = crypto.randomUUID() as string, now = new Date() } = {},
) {
  const { secret } = await startAuthenticatorAppSetup(db, env, owner)
  const session = { id: sessionId, userId: owner.id }
  const recoveryCodes = await confirmAuthenticatorApp(db, env, session, totpCode(secret, now), now)
  return { secret, recoveryCodes }
}

/** A device with a passkey of somebody. */
export async function enrollPasskey(
  db: Database,
  env: SiteEnvironment,
  owner: Owner,
  sessionId: string = crypto.randomUUID(),
) {
  const device = createPasskeyDevice(env.ORIGIN)
  const passkey = device.make(await createPasskeyRegistrationOptions(db, env, owner))
  await addPasskey(db, env, { session: { id: sessionId, userId: owner.id }, name: 'Laptop', passkey })
  return device
}
