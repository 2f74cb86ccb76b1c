import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Database } from '~/platform/database/database.server'
import { isDatabaseUnreachable } from '~/platform/database/database-errors'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { log } from '~/platform/monitoring/log.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { SignedInUser } from '../account'
import type { Session } from '../session.commands.server'
import { revokeSessionsAndTokens } from '../sign-in/password.commands.server'
import { clearAfterLastFactor } from './authenticator-app.commands.server'
import { PasskeyExists, PasskeyRefused, TooManyPasskeys } from './errors'
import { notifySecondFactorChange } from './notify-second-factor-change.server'
import { challengeVerifier, createChallenge, type PasskeyCeremony } from './passkey-challenges.server'
import { listPasskeys, MAX_PASSKEYS } from './queries.server'

const webAuthn = () => import('@simplewebauthn/server')

/** Without extensions that JSON cannot hold. */
type InJson<Options> = Omit<Options, 'extensions'> & { extensions?: { credProps?: boolean } }

// EdDSA, ES256, RS256: what every device knows; to try whether Node knows more prints warnings
const supportedAlgorithmIDs = [-8, -7, -257]

/** What a browser needs to make a passkey for somebody (WebAuthn, `PublicKeyCredentialCreationOptions`). */
export async function createPasskeyRegistrationOptions(
  db: Database,
  env: SiteEnvironment,
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
): Promise<InJson<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await webAuthn()
  const [{ name }, known] = [await findBrand(db), await listPasskeys(db, id)]
  return generateRegistrationOptions({
    rpName: name,
    rpID: relyingPartyId(env),
    supportedAlgorithmIDs,
    userID: new TextEncoder().encode(id),
    userName: email,
    challenge: createChallenge(env, `add:${id}`),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

interface NewPasskey {
  session: Pick<Session, 'id' | 'userId'>
  name: string
  passkey: RegistrationResponseJSON
}

/** Adds the passkey that a browser made. @throws PasskeyRefused, PasskeyExists, TooManyPasskeys */
export async function addPasskey(
  db: Database,
  env: SiteEnvironment,
  { session: { id: sessionId, userId }, name, passkey }: NewPasskey,
  now = new Date(),
) {
  const { verifyRegistrationResponse } = await webAuthn()
  const expected = {
    ...expectedOriginAndId(env),
    supportedAlgorithmIDs,
    expectedChallenge: challengeVerifier(db, env, `add:${userId}`, now),
  }
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response: passkey, ...expected }).catch(
    refusePasskey,
  )
  if (!verified) throw new PasskeyRefused()
  const { id, publicKey, counter } = registrationInfo.credential
  return inTransaction(db, async (tx) => {
    // of several that are added at once each counts the others
    await tx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
    if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS)
    const added = await tx
      .insertInto('passkeys')
      .values({
        id,
        userId,
        name,
        publicKey: Buffer.from(publicKey),
        counter,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
      .executeTakeFirst()
    if (!added) throw new PasskeyExists()
    await tx.updateTable('sessions').set({ hasSecondFactor: true }).where('id', '=', sessionId).execute()
    await notifySecondFactorChange(tx, userId, 'passkey-added', now)
    return added
  })
}

/** What a browser needs to have a passkey answer; with `userId` only one of theirs (`PublicKeyCredentialRequestOptions`). */
export async function createPasskeyAuthenticationOptions(
  db: Database,
  env: SiteEnvironment,
  ceremony: PasskeyCeremony,
  userId?: string,
): Promise<InJson<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webAuthn()
  const theirs = userId ? await listPasskeys(db, userId) : []
  return generateAuthenticationOptions({
    rpID: relyingPartyId(env),
    challenge: createChallenge(env, ceremony),
    userVerification: 'required',
    allowCredentials: theirs.map(({ id }) => ({ id })),
  })
}

/** Whose passkey answered; it counts as both factors, since it asked for a finger, a face or a PIN. @throws PasskeyRefused */
export async function verifyPasskey(
  tx: Database,
  env: SiteEnvironment,
  { passkey, ceremony }: { passkey: AuthenticationResponseJSON; ceremony: PasskeyCeremony },
  now = new Date(),
) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const known = await tx.selectFrom('passkeys').selectAll().where('id', '=', passkey.id).forUpdate().executeTakeFirst()
  if (!known) throw new PasskeyRefused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    ...expectedOriginAndId(env),
    expectedChallenge: challengeVerifier(tx, env, ceremony, now),
    credential: { id: known.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
  }).catch(refusePasskey)
  if (!verified) throw new PasskeyRefused()
  const used = { counter: authenticationInfo.newCounter, lastUsedAt: now }
  await tx.updateTable('passkeys').set(used).where('id', '=', known.id).execute()
  return known.userId
}

/** Gives a passkey another name and answers the one it had. @throws DomainError 404 */
export function renamePasskey(db: Database, userId: string, passkeyId: string, name: string) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('passkeys')
      .select('name')
      .where('id', '=', passkeyId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw passkeyNotFound()
    await tx.updateTable('passkeys').set({ name }).where('id', '=', passkeyId).execute()
    return { name, before: before.name }
  })
}

/** Takes a passkey away, and what may have been opened with it: other sessions, agents' tokens. @throws DomainError 404 */
export function removePasskey(
  db: Database,
  { id: sessionId, userId }: Pick<Session, 'id' | 'userId'>,
  passkeyId: string,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw passkeyNotFound()
    await revokeSessionsAndTokens(tx, userId, sessionId)
    await clearAfterLastFactor(tx, userId)
    await notifySecondFactorChange(tx, userId, 'passkey-removed', now)
    return removed
  })
}

const passkeyNotFound = () => new DomainError('This passkey no longer exists.', 404)

/** Passkeys belong to the host of the site; an address of numbers has none. */
const relyingPartyId = ({ ORIGIN }: SiteEnvironment) => new URL(ORIGIN).hostname
const expectedOriginAndId = (env: SiteEnvironment) => ({
  expectedOrigin: env.ORIGIN,
  expectedRPID: relyingPartyId(env),
})

/** The library says by an error what it does not believe. */
function refusePasskey(error: unknown): never {
  if (isDatabaseUnreachable(error)) throw error
  log.info({ err: error }, 'a passkey was refused')
  throw new PasskeyRefused()
}
