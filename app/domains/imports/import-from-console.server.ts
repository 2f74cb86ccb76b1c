import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { studioCommand } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { Refusal } from '~/platform/refusal'
import { beginImport } from './commands.server'
import { type ImportSource, LEAVE, outcomes } from './import-run'
import { countOutcomes, findImport } from './queries.server'
import { reportLines } from './report/report-lines.server'
import type { ClaimedRun } from './running/import-work.server'
import { workAtImport } from './running/work-at-import.server'

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

const TOLD_EACH_MS = 5_000

/** Imports a file or a folder, saying how far it is. A run that was interrupted goes on. @throws Refusal */
export async function importFromConsole(db: Database, { dataDir, print, report, ...given }: ConsoleImport) {
  const { pictures = LEAVE, site = '', ...rest } = given
  const { id, goesOn } = await beginImport(db, studioCommand, {
    ...rest,
    pictures,
    site,
    fileName: path.basename(given.path),
  })
  if (goesOn) print('Going on where it stopped.')
  const isDone = await workAtImport(db, id, { dataDir, told: progressIn(given, print) })
  if (!isDone) throw new Refusal('Another process works at this import. Try again in a minute if it has died.')
  const run = await findImport(db, id)
  if (run?.state === 'refused') throw new Refusal(run.fault ?? 'The file was refused.')
  if (run?.state !== 'done') throw new Refusal('The import was stopped. The same command goes on with it.')
  await sayRefused(db, id, print)
  if (report) await pipeline(Readable.from(reportLines(db, id)), createWriteStream(report))
  const counts = await countOutcomes(db, id)
  print(
    `${given.isDryRun ? 'A dry run, nothing was written. ' : ''}${outcomes.map((name) => `${name} ${counts[name] ?? 0}`).join(', ')}.`,
  )
  return { id, counts }
}

/** What is written by hand is named one by one; of a whole site, how far it is. */
function progressIn({ source, isDryRun }: Pick<ConsoleImport, 'source' | 'isDryRun'>, print: (line: string) => void) {
  const isNamed = (source === 'markdown' || source === 'csv') && !isDryRun
  let saidAt = Date.now()
  return ({ phase, position, itemCount }: ClaimedRun, stored: string[]) => {
    if (isNamed) for (const slug of stored) print(`imported ${slug}`)
    if (Date.now() - saidAt < TOLD_EACH_MS) return
    saidAt = Date.now()
    print(phase === 'listing' ? `listing: ${itemCount} items` : `${phase}: ${position} of ${itemCount} items`)
  }
}

const MOST_SAID = 50
// a terminal would obey them
const controls = /\p{Cc}/gu

async function sayRefused(db: Database, importId: string, print: (line: string) => void) {
  const refused = await db
    .selectFrom('importItems')
    .select(['line', 'ref', 'title', 'outcome', 'notes'])
    .where('importId', '=', importId)
    .where('outcome', 'in', ['refused', 'kept'])
    .orderBy('position')
    .limit(MOST_SAID + 1)
    .execute()
  for (const { line, ref, title, outcome, notes } of refused.slice(0, MOST_SAID)) {
    print(`${outcome} line ${line}, ${title || ref}: ${notes.join(' ')}`.replace(controls, ' '))
  }
  if (refused.length > MOST_SAID) print('… and more: --report FILE writes all of them.')
}
