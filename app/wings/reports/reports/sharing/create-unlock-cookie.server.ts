import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { InvalidFields } from '~/platform/errors/errors'
import { readCookie, secureCookieName } from '~/platform/http/cookies'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { verifyLinkPassword } from './link-password.server'
import type { ShareLink } from './queries.server'

const HOURS = 12
const HOUR_MS = 3_600_000

const unlocked = z.object({ opensFigures: z.string(), with: z.string() })

type Env = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/** Whether the browser may see what the link shows: it has no password, or this one was given. */
export function isShareLinkUnlocked(env: Env, link: ShareLink, request: Request, now = new Date()) {
  if (link.passwordHash === null) return true
  const token = verifyToken(
    env.SECRET,
    readCookie(request.headers.get('cookie'), unlockCookieName(env, link)) ?? '',
    now,
  )
  const said = token.state === 'valid' ? unlocked.safeParse(token.payload).data : undefined
  return said?.opensFigures === link.id && said.with === passwordFingerprint(link)
}

/** Counts a try at the password, whatever it is. @throws DomainError 429 when there were too many */
export async function limitUnlockAttempts(db: Database, { id }: Pick<ShareLink, 'id'>, address: string) {
  await enforceRateLimit(db, `figures:${id}:${clientKey(address)}`, { attempts: 5, seconds: 60 })
  await enforceRateLimit(db, `figures:${id}`, { attempts: 100, seconds: 3_600 })
}

/**
 * Answers the cookie that opens this link, and no other, until its password changes or half a day is over.
 * @throws InvalidFields when it is another password
 */
export async function createUnlockCookie(env: Env, link: ShareLink, password: string) {
  const isRight = await verifyLinkPassword(link.passwordHash ?? '', password)
  if (!isRight) throw new InvalidFields('Incorrect password.', { password: 'Incorrect password.' })
  const payload: z.infer<typeof unlocked> = { opensFigures: link.id, with: passwordFingerprint(link) }
  const token = signToken(env.SECRET, payload, new Date(Date.now() + HOURS * HOUR_MS))
  const secure = env.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return `${unlockCookieName(env, link)}=${token}; Max-Age=${HOURS * 3_600}; Path=/figures; HttpOnly; SameSite=Lax${secure}`
}

function unlockCookieName(env: Env, { id }: Pick<ShareLink, 'id'>) {
  return secureCookieName(env, `studio-figures-${id}`)
}

/** Names the password without telling anything about it. */
function passwordFingerprint({ passwordHash }: Pick<ShareLink, 'passwordHash'>) {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16)
}
