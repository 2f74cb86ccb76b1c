import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { saveSetting } from '~/domains/settings/commands.server'
import { findBrand, findSetting } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { newId } from '~/platform/new-id'
import { limitRate } from '~/platform/rate-limit.server'
import { dayIn, minuteIn } from '~/platform/zoned-time'
import { findItems } from '../kept-list/kept-list.server'
import { digestMail } from './digest-mail'
import { keptRecipients } from './kept-recipients.server'
import { type Digest, loadDigest } from './load-digest.server'
import { dueReport, lastWhole, type ReportKind, reportKinds } from './mailed-period'
import type { Recipient } from './recipient'
import { unsubscribePath } from './unsubscribe-link.server'

type MailEnvironment = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>

/** Mails the reports whose time has come in the studio's zone, once to each who gets them. */
export async function mailDueDigests(db: Database, env: MailEnvironment, now = new Date()) {
  const { timeZone } = await findBrand(db)
  for (const kind of reportKinds) {
    const period = dueReport(kind, dayIn(timeZone, now), minuteIn(timeZone, now))
    if (!period || (await lastMailed(db, kind)) >= period.from) continue
    const isAsked = (await recipientsOf(db, kind)).length > 0
    const digest = isAsked ? await loadDigest(db, kind, period) : undefined
    await inTransaction(db, async (tx) => {
      for (const recipient of digest ? await recipientsOf(tx, kind) : []) {
        const cause = `report:${kind}:${period.from}:${recipient.name}`
        if (digest) await writeDigest(tx, env, { cause, digest, to: recipient.name, recipientId: recipient.id })
      }
      // also without recipients: who is put on the list later is not sent what is days old
      await saveSetting(tx, settingOf(kind), period.from)
    })
  }
}

/** Mails the last whole week or month to the admin who asks for it. @throws DomainError 429 */
export async function mailDigestNow(db: Database, env: MailEnvironment, by: Actor, kind: ReportKind, now = new Date()) {
  await limitRate(db, `report now:${by.email}`, { attempts: 10, seconds: 600 })
  const { timeZone } = await findBrand(db)
  const digest = await loadDigest(db, kind, lastWhole(kind, dayIn(timeZone, now)))
  await inTransaction(db, async (tx) => {
    const known = (await findItems(tx, keptRecipients)).find(({ name }) => name === by.email)
    const id = newId()
    await writeDigest(tx, env, { cause: `report:${id}`, digest, to: by.email, recipientId: known?.id })
    await recordAction(tx, by, { action: 'report.mailed by hand', subject: `report:${kind}`, title: by.email })
  })
  return { to: by.email }
}

interface Addressed {
  cause: string
  digest: Digest
  to: string
  /** Undefined for somebody who is on no list. */
  recipientId: string | undefined
}

async function writeDigest(tx: Database, env: MailEnvironment, { cause, digest, to, recipientId }: Addressed) {
  const { from, to: last } = digest.period
  const report = `${env.ORIGIN}/admin/analytics?${new URLSearchParams({ period: 'custom', from, to: last })}`
  const unsubscribe = recipientId && env.ORIGIN + unsubscribePath(env.SECRET, recipientId)
  const template = digestMail(await findBrand(tx), digest, { report, unsubscribe })
  await sendMail(tx, { secret: env.SECRET, cause, to, unsubscribeUrl: unsubscribe, template })
}

async function recipientsOf(db: Database, kind: ReportKind): Promise<Recipient[]> {
  const all = await findItems(db, keptRecipients)
  return all.filter(({ isWeekly, isMonthly }) => (kind === 'weekly' ? isWeekly : isMonthly))
}

const settingOf = (kind: ReportKind) => `report-mailed-${kind}`

/** The first day of the period that was mailed last. */
async function lastMailed(db: Database, kind: ReportKind) {
  return ((await findSetting(db, settingOf(kind))) as string | undefined) ?? ''
}
