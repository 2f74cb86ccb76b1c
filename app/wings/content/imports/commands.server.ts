import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { activeRunStates } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { listMarkdownFiles, MARKDOWN_OR_MDX_FILE } from '~/platform/text/markdown-files.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { ImportSource } from './import-run'

export interface NewImport {
  source: ImportSource
  path: string
  /** What people call the file. */
  fileName: string
  /** Where the old site is, for files that do not say; empty otherwise. */
  site: string
  isDryRun: boolean
  /** `leave`, `fetch`, or the folder in which they lie. */
  pictures: string
  uploadId?: string
}

/** Begins a run; whoever works at imports takes it up. One that stopped in the middle of the same file goes on instead. */
export async function startImport(db: Database, by: Actor, given: NewImport) {
  const state = await inspectSource(given.source, given.path)
  return inTransaction(db, async (tx) => {
    const { source, path, site, isDryRun, pictures } = given
    const begun = await tx
      .updateTable('imports')
      .set({ state: 'queued', error: null, endedAt: null, tries: 0 })
      .where((row) => row.and({ source, path, site, isDryRun, pictures }))
      .where('byteSize', '=', String(state.byteSize))
      .where('sourceState', '=', state.sourceState)
      .where('state', 'in', [...activeRunStates, 'paused', 'stopped'])
      .where('phase', '!=', 'undo')
      .returning('id')
      .executeTakeFirst()
    if (begun) return { id: begun.id, goesOn: true }
    const row = { ...given, ...state, startedById: by.id, startedByEmail: by.email }
    const { id } = await tx.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()
    const after = { source, isDryRun, pictures, byteSize: state.byteSize }
    await recordAction(tx, by, { action: 'import.begun', subject: `import:${id}`, title: given.fileName, after })
    return { id, goesOn: false }
  })
}

/** How large it is, and what changes whenever something in it does. */
async function inspectSource(source: ImportSource, path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new DomainError(`File or folder not found: ${path}.`, 404)
  if (found.isFile()) return { byteSize: found.size, sourceState: String(found.mtimeMs) }
  return { byteSize: 0, sourceState: source === 'markdown' ? await hashMarkdownFolder(path) : '' }
}

async function hashMarkdownFolder(folder: string) {
  const hash = createHash('sha256')
  for (const file of await listMarkdownFiles(folder, MARKDOWN_OR_MDX_FILE)) {
    const { size, mtimeMs } = await stat(file)
    hash.update(JSON.stringify([file, size, mtimeMs]))
  }
  return hash.digest('hex')
}
