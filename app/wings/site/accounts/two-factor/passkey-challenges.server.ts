import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'

const CHALLENGE_SECONDS = 300

/** What a passkey answers for: signing in, or something that a signed-in person does. */
export type PasskeyCeremony = 'sign-in' | `add:${string}` | `confirm:${string}`

type SecretEnvironment = Pick<SiteEnvironment, 'SECRET'>
const payload = z.object({ passkeyFor: z.string(), nonce: z.string() })

/** What a browser has a passkey sign: good for five minutes, one time and this ceremony. */
export function createChallenge({ SECRET }: SecretEnvironment, ceremony: PasskeyCeremony, now = new Date()) {
  const content: z.input<typeof payload> = { passkeyFor: ceremony, nonce: randomBytes(16).toString('base64url') }
  return signToken(SECRET, content, new Date(now.getTime() + CHALLENGE_SECONDS * 1_000))
}

/** Says of a challenge, as base64url, whether it was made here for this ceremony and is used for the first time. */
export function challengeVerifier(
  db: Database,
  { SECRET }: SecretEnvironment,
  ceremony: PasskeyCeremony,
  now = new Date(),
) {
  return async (challenge: string) => {
    const verified = verifyToken(SECRET, Buffer.from(challenge, 'base64url').toString(), now)
    if (verified.state !== 'valid') return false
    if (payload.safeParse(verified.payload).data?.passkeyFor !== ceremony) return false
    return isWithinRateLimit(db, `passkey-challenge:${challenge}`, { attempts: 1, seconds: CHALLENGE_SECONDS }, now)
  }
}
