import type { Database } from '~/platform/database/database.server'
import { listMailsByRecipient } from '~/platform/mail/mail-history.queries.server'
import { findMessagesByEmail } from '~/wings/content/contact/personal-data.queries.server'
import {
  listNotesSharedWith,
  streamNoteRevisionsForExport,
  streamOwnNotesForExport,
} from '~/wings/notes/notes/personal-data.commands.server'
import { listTaskNotesForExport } from '~/wings/planner/board/personal-data.commands.server'
import { listOwnedPlansForExport, listPlansSharedWith } from '~/wings/planner/plans/personal-data.commands.server'
import { listSavedStacksForExport } from '~/wings/planner/stacks/personal-data.queries.server'
import { listPersonalDownloadsForExport } from '~/wings/shop/downloads/personal-data.queries.server'
import { listLicensesOfOrders } from '~/wings/shop/licenses/queries.server'
import { listPersonalOrdersForExport } from '~/wings/shop/orders/personal-data.queries.server'
import { listPersonalReviewsForExport } from '~/wings/shop/reviews/personal-data.queries.server'
import type { SignedInUser } from '~/wings/site/accounts/account'
import { listAgentTokensForExport } from '~/wings/site/accounts/agent-tokens.queries.server'
import { findAccountForExport } from '~/wings/site/accounts/personal-data.queries.server'
import { listAiUsageForExport } from '~/wings/site/ai-usage/personal-data.queries.server'
import { listActionsByActor } from '~/wings/site/audit-log/personal-data.queries.server'

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
