import { createHash } from 'node:crypto'
import { z } from 'zod'
import { WrongFields } from '~/platform/answer-json.server'
import { cookieIn, cookieName } from '~/platform/cookie-name'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { sign, verify } from '~/platform/tokens.server'
import { isPassword } from './link-password.server'
import type { SharedFigures } from './queries.server'

const HOURS = 12
const HOUR_MS = 3_600_000

const unlocked = z.object({ opensFigures: z.string(), with: z.string() })

type Env = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/** Whether the browser may see what the link shows: it has no password, or this one was given. */
export function isUnlocked(env: Env, link: SharedFigures, request: Request, now = new Date()) {
  if (link.passwordHash === null) return true
  const token = verify(env.SECRET, cookieIn(request.headers.get('cookie'), nameOf(env, link)) ?? '', now)
  const said = token.state === 'valid' ? unlocked.safeParse(token.payload).data : undefined
  return said?.opensFigures === link.id && said.with === markOf(link)
}

/** Counts a try at the password, whatever it is. @throws DomainError 429 when there were too many */
export async function admitTry(db: Database, { id }: Pick<SharedFigures, 'id'>, address: string) {
  await limitRate(db, `figures:${id}:${clientKey(address)}`, { attempts: 5, seconds: 60 })
  await limitRate(db, `figures:${id}`, { attempts: 100, seconds: 3_600 })
}

/**
 * Answers the cookie that opens this link, and no other, until its password changes or half a day is over.
 * @throws WrongFields when it is another password
 */
export async function unlock(env: Env, link: SharedFigures, password: string) {
  const isRight = await isPassword(link.passwordHash ?? '', password)
  if (!isRight) throw new WrongFields('This is not the password.', { password: 'This is not the password.' })
  const payload: z.infer<typeof unlocked> = { opensFigures: link.id, with: markOf(link) }
  const token = sign(env.SECRET, payload, new Date(Date.now() + HOURS * HOUR_MS))
  const secure = env.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(env, link)}=${token}; Max-Age=${HOURS * 3_600}; Path=/figures; HttpOnly; SameSite=Lax${secure}`
}

function nameOf(env: Env, { id }: Pick<SharedFigures, 'id'>) {
  return cookieName(env, `studio-figures-${id}`)
}

/** Names the password without telling anything about it. */
function markOf({ passwordHash }: Pick<SharedFigures, 'passwordHash'>) {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16)
}
