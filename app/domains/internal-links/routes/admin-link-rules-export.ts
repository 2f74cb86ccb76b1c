import { Readable } from 'node:stream'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext } from '~/platform/context.server'
import { ruleLines } from '../rules/csv/rule-lines.server'
import type { Route } from './+types/admin-link-rules-export'

/** All rules as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const action = { action: 'link rules.exported', subject: 'link-rules', title: 'Link rules' }
  await recordAction(db, context.get(adminContext), action)
  const lines = Readable.from(bytesOf(ruleLines(db)), { objectMode: false })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="link-rules-${day}.csv"`,
    },
  })
}

/** A body is made of bytes: texts would pass through the server, and fail wherever somebody reads them on the way. */
async function* bytesOf(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}
