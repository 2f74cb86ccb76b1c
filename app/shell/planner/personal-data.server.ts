import type { SignedInUser } from '~/domains/accounts/account'
import { accountData } from '~/domains/accounts/account-data.server'
import { agentTokensOf } from '~/domains/agents/personal-data.server'
import { aiUsageOf } from '~/domains/ai-usage/personal-data.server'
import { actionsBy } from '~/domains/audit/personal-data.server'
import { taskNotesBy } from '~/domains/board/personal-data.server'
import { messagesFrom } from '~/domains/contact/personal-data.server'
import { downloadsBy } from '~/domains/downloads/personal-data.server'
import { listLicences } from '~/domains/licences/queries.server'
import { notesSharedWith, noteVersionsOf, ownNotesWhole } from '~/domains/notes/personal-data.server'
import { ordersBy } from '~/domains/orders/personal-data.server'
import { ownPlansWhole, plansSharedWith } from '~/domains/plans/personal-data.server'
import { reviewsBy } from '~/domains/reviews/personal-data.server'
import { savedStacksOf } from '~/domains/stacks/personal-data.server'
import type { Database } from '~/platform/database/database.server'
import { listMailsTo } from '~/platform/mail/mails-about.server'

/** Everything that the site holds about somebody, as one JSON text in pieces; plans and notes come a few at a time. */
export async function* personalDataOf(db: Database, person: SignedInUser, now = new Date()): AsyncGenerator<string> {
  const { profile, signInMethods, sessions } = await accountData(db, person.id)
  yield `{${part('exportedAt', now)},${part('profile', profile)},${part('signInMethods', signInMethods)},`
  yield `${part('sessions', sessions)},`
  yield* list('plans', ownPlansWhole(db, person))
  yield `${part('plansSharedWithYou', await plansSharedWith(db, person))},`
  yield `${part('taskNotes', await taskNotesBy(db, person))},`
  yield* list('notes', ownNotesWhole(db, person))
  yield* list('noteVersions', noteVersionsOf(db, person))
  yield `${part('notesSharedWithYou', await notesSharedWith(db, person))},`
  yield `${part('savedStacks', await savedStacksOf(db, person.id))},`
  yield `${part('agents', await agentTokensOf(db, person.id))},${part('aiUsage', await aiUsageOf(db, person.id))},`
  yield* purchasesOf(db, person.email)
  yield `${part('messages', await messagesFrom(db, person.email))},${part('mails', await listMailsTo(db, person.email))},`
  yield `${part('auditLog', await actionsBy(db, person.id))}}`
}

async function* purchasesOf(db: Database, email: string) {
  const orders = await ordersBy(db, email)
  const ids = orders.map(({ id }) => id)
  yield `${part('orders', orders)},${part('licences', await listLicences(db, ids))},`
  yield `${part('downloads', await downloadsBy(db, email))},${part('reviews', await reviewsBy(db, email))},`
}

async function* list(name: string, entries: AsyncIterable<unknown>) {
  yield `${JSON.stringify(name)}:[`
  let isFirst = true
  for await (const entry of entries) {
    yield `${isFirst ? '' : ','}${JSON.stringify(entry)}`
    isFirst = false
  }
  yield '],'
}

function part(name: string, value: unknown) {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`
}
