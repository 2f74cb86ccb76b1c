import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { emitAllContentChanged } from '~/platform/content-changes/content-changes.server'
import {
  type BackupContents,
  countBackupContents,
  countSiteContents,
} from '~/platform/database/backup/count-contents.server'
import { createBackup } from '~/platform/database/backup/create-backup.server'
import { restoreBackup } from '~/platform/database/backup/restore-backup.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Environment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'
import { formatCount } from '~/platform/text/format-number'
import { failExportsWithoutFile } from '~/wings/content/archives/fail-exports-without-file.commands.server'

const MAX_TABLES_NAMED = 6
// they say what lies in the place for backups, whatever the content is
const TABLES_KEPT = ['derived.backups']

interface RestoreCommand {
  db: Database
  env: Pick<Environment, 'DATA_DIR'>
  file: string
  /** Replace what is there without a question. */
  isConfirmed: boolean
  print: (line: string) => void
  /** Asks whoever typed the command; undefined where nobody can answer. */
  ask?: ((question: string) => Promise<string>) | undefined
}

/**
 * Brings a backup back. Where something is already, it says what would be replaced and asks first; what was there is then
 * backed up beside the data. @throws OperatorError, and nothing was changed
 */
export async function runRestore({
  db,
  env: { DATA_DIR },
  file,
  isConfirmed,
  print,
  ask = askOnTerminal(),
}: RestoreCommand) {
  const held = await countBackupContents(file)
  const present = await countSiteContents(db, DATA_DIR)
  const isEmpty = present.rows + present.files === 0
  print(`${path.basename(file)} holds ${describe(held)}.`)
  if (!isEmpty) {
    print(`They would replace all that is here: ${describe(present)}.`)
    if (!isConfirmed) await confirm(ask)
    await backUpBefore(db, DATA_DIR, print)
  }
  const { rows, files } = await restoreBackup(db, DATA_DIR, file, isEmpty ? {} : { replaceAllBut: TABLES_KEPT })
  await inTransaction(db, emitAllContentChanged)
  await failExportsWithoutFile(db, DATA_DIR).catch(ignoreUnavailableStore)
  print(`Restored ${rows} rows and ${files} files.`)
}

/** "1,242 rows (800 in blog_posts, …) and 3 files". */
function describe({ rows, files, tables }: BackupContents) {
  const named = tables.slice(0, MAX_TABLES_NAMED).map((table) => `${table.rows} in ${table.name}`)
  const more = tables.length > MAX_TABLES_NAMED ? ', …' : ''
  const where = named.length > 0 ? ` (${named.join(', ')}${more})` : ''
  return `${formatCount(rows, 'row')}${where} and ${formatCount(files, 'file')}`
}

async function confirm(ask: RestoreCommand['ask']) {
  if (!ask) throw new OperatorError('Nothing was changed. Run it again with --yes to replace what is here.')
  const answer = await ask('Replace it? Type "yes": ')
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.')
}

function askOnTerminal() {
  if (!process.stdin.isTTY) return undefined
  return async (question: string) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    return terminal.question(question).finally(() => terminal.close())
  }
}

async function backUpBefore(db: Database, dataDir: string, print: RestoreCommand['print'], now = new Date()) {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '')
  const file = path.resolve(dataDir, `before-restore-${moment}.backup`)
  await createBackup(db, dataDir, file)
  print(`What was here is in ${file}.`)
}

/** What a store does not say now, the site finds out within the hour. */
function ignoreUnavailableStore(error: unknown) {
  if (!(error instanceof FileStoreUnavailable)) throw error
}
