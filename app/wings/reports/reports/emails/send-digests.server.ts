import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { minuteOfZonedDay, toZonedDay } from '~/platform/time/zoned-time'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findBrand, findSetting } from '~/wings/site/settings/queries.server'
import { findListItems } from '../goals/setting-list.server'
import { digestEmail } from './digest-email'
import { type DigestKind, digestKinds, findDuePeriod, lastFullPeriod } from './digest-period'
import { type Digest, loadDigest } from './load-digest.server'
import type { Recipient } from './recipient'
import { recipientSettingList } from './recipient-setting-list.server'
import { unsubscribePath } from './unsubscribe-link.server'

type EmailEnvironment = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>

/** Mails the reports whose time has come in the studio's zone, once to each who gets them. */
export async function sendDueDigests(db: Database, env: EmailEnvironment, now = new Date()) {
  const { timeZone } = await findBrand(db)
  for (const kind of digestKinds) {
    const period = findDuePeriod(kind, toZonedDay(timeZone, now), minuteOfZonedDay(timeZone, now))
    if (!period || (await findLastSentPeriod(db, kind)) >= period.from) continue
    const isAsked = (await findRecipients(db, kind)).length > 0
    const digest = isAsked ? await loadDigest(db, kind, period) : undefined
    await inTransaction(db, async (tx) => {
      for (const recipient of digest ? await findRecipients(tx, kind) : []) {
        const cause = `report:${kind}:${period.from}:${recipient.name}`
        if (digest) await sendDigest(tx, env, { cause, digest, to: recipient.name, recipientId: recipient.id })
      }
      // also without recipients: who is put on the list later is not sent what is days old
      await saveSetting(tx, lastSentSetting(kind), period.from)
    })
  }
}

/** Mails the last whole week or month to the admin who asks for it. @throws DomainError 429 */
export async function sendDigestToSelf(
  db: Database,
  env: EmailEnvironment,
  by: Actor,
  kind: DigestKind,
  now = new Date(),
) {
  await enforceRateLimit(db, `report now:${by.email}`, { attempts: 10, seconds: 600 })
  const { timeZone } = await findBrand(db)
  const digest = await loadDigest(db, kind, lastFullPeriod(kind, toZonedDay(timeZone, now)))
  await inTransaction(db, async (tx) => {
    const known = (await findListItems(tx, recipientSettingList)).find(({ name }) => name === by.email)
    const id = newUuid()
    await sendDigest(tx, env, { cause: `report:${id}`, digest, to: by.email, recipientId: known?.id })
    await recordAction(tx, by, { action: 'report.mailed by hand', subject: `report:${kind}`, title: by.email })
  })
  return { to: by.email }
}

interface AddressedDigest {
  cause: string
  digest: Digest
  to: string
  /** Undefined for somebody who is on no list. */
  recipientId: string | undefined
}

async function sendDigest(tx: Database, env: EmailEnvironment, { cause, digest, to, recipientId }: AddressedDigest) {
  const { from, to: last } = digest.period
  const report = `${env.ORIGIN}/admin/analytics?${new URLSearchParams({ period: 'custom', from, to: last })}`
  const unsubscribe = recipientId && env.ORIGIN + unsubscribePath(env.SECRET, recipientId)
  const template = digestEmail(await findBrand(tx), digest, { report, unsubscribe })
  await sendMail(tx, { secret: env.SECRET, cause, to, unsubscribeUrl: unsubscribe, template })
}

async function findRecipients(db: Database, kind: DigestKind): Promise<Recipient[]> {
  const all = await findListItems(db, recipientSettingList)
  return all.filter(({ isWeekly, isMonthly }) => (kind === 'weekly' ? isWeekly : isMonthly))
}

const lastSentSetting = (kind: DigestKind) => `report-mailed-${kind}`

/** The first day of the period that was mailed last. */
async function findLastSentPeriod(db: Database, kind: DigestKind) {
  return ((await findSetting(db, lastSentSetting(kind))) as string | undefined) ?? ''
}
