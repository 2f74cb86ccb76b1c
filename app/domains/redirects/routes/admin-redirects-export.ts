import { Readable } from 'node:stream'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext } from '~/platform/context.server'
import { redirectLines } from '../import/redirect-lines.server'
import type { Route } from './+types/admin-redirects-export'

/** All redirects as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  await recordAction(db, context.get(adminContext), { action: 'redirects.exported', subject: 'redirects' })
  const lines = Readable.from(bytesOf(redirectLines(db)), { objectMode: false })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(Readable.toWeb(lines) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="redirects-${day}.csv"`,
    },
  })
}

/** A body is made of bytes: texts would pass through the server, and fail wherever somebody reads them on the way. */
async function* bytesOf(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}
