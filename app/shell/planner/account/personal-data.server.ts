import type { SignedInUser } from '~/domains/accounts/account'
import { findAccountForExport } from '~/domains/accounts/account-data.server'
import { listAgentTokensForExport } from '~/domains/agents/personal-data.server'
import { listAiUsageForExport } from '~/domains/ai-usage/personal-data.server'
import { listActionsByActor } from '~/domains/audit/personal-data.server'
import { listTaskNotesForExport } from '~/domains/board/personal-data.server'
import { findMessagesByEmail } from '~/domains/contact/personal-data.server'
import { listPersonalDownloadsForExport } from '~/domains/downloads/personal-data.server'
import { listLicensesOfOrders } from '~/domains/licences/queries.server'
import {
  listNotesSharedWith,
  streamNoteRevisionsForExport,
  streamOwnNotesForExport,
} from '~/domains/notes/personal-data.server'
import { listPersonalOrdersForExport } from '~/domains/orders/personal-data.server'
import { listOwnedPlansForExport, listPlansSharedWith } from '~/domains/plans/personal-data.server'
import { listPersonalReviewsForExport } from '~/domains/reviews/personal-data.server'
import { listSavedStacksForExport } from '~/domains/stacks/personal-data.server'
import type { Database } from '~/platform/database/database.server'
import { listMailsByRecipient } from '~/platform/mail/mails-about.server'

/** Everything that the site holds about somebody, as one JSON text in pieces; plans and notes come a few at a time. */
export async function* streamPersonalData(
  db: Database,
  person: SignedInUser,
  now = new Date(),
): AsyncGenerator<string> {
  const { profile, signInMethods, sessions } = await findAccountForExport(db, person.id)
  yield `{${jsonMember('exportedAt', now)},${jsonMember('profile', profile)},${jsonMember('signInMethods', signInMethods)},`
  yield `${jsonMember('sessions', sessions)},`
  yield* jsonList('plans', listOwnedPlansForExport(db, person))
  yield `${jsonMember('plansSharedWithYou', await listPlansSharedWith(db, person))},`
  yield `${jsonMember('taskNotes', await listTaskNotesForExport(db, person))},`
  yield* jsonList('notes', streamOwnNotesForExport(db, person))
  yield* jsonList('noteVersions', streamNoteRevisionsForExport(db, person))
  yield `${jsonMember('notesSharedWithYou', await listNotesSharedWith(db, person))},`
  yield `${jsonMember('savedStacks', await listSavedStacksForExport(db, person.id))},`
  yield `${jsonMember('agents', await listAgentTokensForExport(db, person.id))},${jsonMember('aiUsage', await listAiUsageForExport(db, person.id))},`
  yield* streamPurchases(db, person.email)
  yield `${jsonMember('messages', await findMessagesByEmail(db, person.email))},${jsonMember('mails', await listMailsByRecipient(db, person.email))},`
  yield `${jsonMember('auditLog', await listActionsByActor(db, person.id))}}`
}

async function* streamPurchases(db: Database, email: string) {
  const orders = await listPersonalOrdersForExport(db, email)
  const ids = orders.map(({ id }) => id)
  yield `${jsonMember('orders', orders)},${jsonMember('licences', await listLicensesOfOrders(db, ids))},`
  yield `${jsonMember('downloads', await listPersonalDownloadsForExport(db, email))},${jsonMember('reviews', await listPersonalReviewsForExport(db, email))},`
}

async function* jsonList(name: string, entries: AsyncIterable<unknown>) {
  yield `${JSON.stringify(name)}:[`
  let isFirst = true
  for await (const entry of entries) {
    yield `${isFirst ? '' : ','}${JSON.stringify(entry)}`
    isFirst = false
  }
  yield '],'
}

function jsonMember(name: string, value: unknown) {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`
}
