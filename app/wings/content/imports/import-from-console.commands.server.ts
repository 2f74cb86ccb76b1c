import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '~/platform/database/database.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { startImport } from './commands.server'
import { streamImportReport } from './import-report.queries.server'
import { type ImportSource, importOutcomes, LEAVE_PICTURES } from './import-run'
import type { ClaimedImport } from './jobs/import-runs.server'
import { processImport } from './process-import.server'
import { countImportOutcomes, findImport } from './queries.server'

export interface ConsoleImport {
  source: ImportSource
  path: string
  isDryRun: boolean
  pictures?: string
  site?: string
  /** Where the report goes, as CSV. */
  report?: string
  dataDir: string
  print: (line: string) => void
}

const PROGRESS_INTERVAL_MS = 5_000

/** Imports a file or a folder, saying how far it is. A run that was interrupted goes on. @throws Refusal */
export async function importFromConsole(db: Database, { dataDir, print, report, ...given }: ConsoleImport) {
  const { pictures = LEAVE_PICTURES, site = '', ...rest } = given
  const { id, goesOn } = await startImport(db, commandLineActor, {
    ...rest,
    pictures,
    site,
    fileName: path.basename(given.path),
  })
  if (goesOn) print('Resuming the import.')
  const isDone = await processImport(db, id, { dataDir, onProgress: createProgressPrinter(given, print) })
  if (!isDone)
    throw new OperatorError('Another process is running this import. If it has crashed, try again in a minute.')
  const run = await findImport(db, id)
  if (run?.state === 'failed') throw new OperatorError(run.error ?? 'The file is invalid.')
  if (run?.state !== 'completed')
    throw new OperatorError('The import was stopped. Run the same command again to resume.')
  await printRefused(db, id, print)
  if (report) await pipeline(Readable.from(streamImportReport(db, id)), createWriteStream(report))
  const counts = await countImportOutcomes(db, id)
  print(
    `${given.isDryRun ? 'Dry run, nothing was written. ' : ''}${importOutcomes.map((name) => `${name} ${counts[name] ?? 0}`).join(', ')}.`,
  )
  return { id, counts }
}

/** What is written by hand is named one by one; of a whole site, how far it is. */
function createProgressPrinter(
  { source, isDryRun }: Pick<ConsoleImport, 'source' | 'isDryRun'>,
  print: (line: string) => void,
) {
  const isNamed = (source === 'markdown' || source === 'csv') && !isDryRun
  let saidAt = Date.now()
  return ({ phase, doneCount, totalCount }: ClaimedImport, stored: string[]) => {
    if (isNamed) for (const slug of stored) print(`imported ${slug}`)
    if (Date.now() - saidAt < PROGRESS_INTERVAL_MS) return
    saidAt = Date.now()
    print(phase === 'listing' ? `listing: ${totalCount} items` : `${phase}: ${doneCount} of ${totalCount} items`)
  }
}

const MAX_PRINTED = 50
// a terminal would obey them
const controls = /\p{Cc}/gu

async function printRefused(db: Database, importId: string, print: (line: string) => void) {
  const refused = await db
    .selectFrom('importItems')
    .select(['line', 'ref', 'title', 'outcome', 'notes'])
    .where('importId', '=', importId)
    .where('outcome', 'in', ['refused', 'kept'])
    .orderBy('position')
    .limit(MAX_PRINTED + 1)
    .execute()
  for (const { line, ref, title, outcome, notes } of refused.slice(0, MAX_PRINTED)) {
    print(`${outcome} line ${line}, ${title || ref}: ${notes.join(' ')}`.replace(controls, ' '))
  }
  if (refused.length > MAX_PRINTED) print('… and more. Use --report FILE to save the full report.')
}
