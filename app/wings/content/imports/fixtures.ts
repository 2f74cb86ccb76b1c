import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { undoRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { type ConsoleImport, importFromConsole } from './import-from-console.commands.server'
import { importRuns } from './jobs/import-runs.server'
import { processImport } from './process-import.server'

interface Run extends Partial<ConsoleImport> {
  folder: string
  content?: string
}

/** Imports a file with this content, once and for all; answers the run, what was printed, and its report. */
export async function anImport(db: Database, { folder, content, ...given }: Run) {
  const file = given.path ?? path.join(folder, 'export.xml')
  if (content !== undefined) writeFileSync(file, content)
  const printed: string[] = []
  const dataDir = path.join(folder, 'data')
  const print = (line: string) => void printed.push(line)
  const options = {
    source: 'wordpress',
    isDryRun: false,
    ...given,
    path: file,
    dataDir,
    print,
  } as const
  const { id, counts } = await importFromConsole(db, options)
  return { id, counts, printed, items: await findImportReport(db, id) }
}

/** Undoes a run to its end, as an admin would. */
export async function undoImportToEnd(db: Database, importId: string) {
  await undoRun(db, importRuns, { id: null, email: 'ada@studio.test' }, importId)
  await processImport(db, importId, { dataDir: tmpdir() })
}

export function findImportReport(db: Database, importId: string) {
  return db
    .selectFrom('importItems')
    .select(['position', 'ref', 'kind', 'title', 'outcome', 'notes', 'slug', 'entryId'])
    .where('importId', '=', importId)
    .orderBy('position')
    .execute()
}
