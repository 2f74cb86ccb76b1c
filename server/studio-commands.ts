import path from 'node:path'
import { parseArgs } from 'node:util'
import { newPassword } from '~/domains/accounts/account'
import { addAdmin } from '~/domains/accounts/admins.commands.server'
import { endSecondFactor } from '~/domains/accounts/end-second-factor.server'
import { removeMadeUpVisits } from '~/domains/analytics/made-up-visits.commands.server'
import { noteLostExports } from '~/domains/archives/lost-exports.server'
import { studioCommand } from '~/domains/audit/actor'
import { importFromConsole } from '~/domains/imports/import-from-console.server'
import { FETCH, type ImportSource } from '~/domains/imports/import-run'
import { readAllPages } from '~/domains/pages/keep-register.server'
import { everythingChanged } from '~/platform/content-changes.server'
import { backup } from '~/platform/database/backup.server'
import type { OpenDatabase } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import { restore } from '~/platform/database/restore.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { INVALID_EMAIL, isEmail } from '~/platform/email-pattern'
import type { Environment } from '~/platform/env.server'
import { DomainError } from '~/platform/errors'
import { Refusal } from '~/platform/refusal'
import { StoreUnavailable } from '~/platform/storage/file-store.server'
import { loadDemo } from '~/shell/demo.server'
import { exportSite } from '~/shell/export/export-site.server'
import { importArchive, recordImport } from '~/shell/export/import-archive.server'
import { sumOf } from '~/shell/export/import-report'
import { exportPacked, isPacked, withUnpacked } from '~/shell/export/packed-export.server'
import { exportForWordPress, WXR_FILE } from '~/shell/export/wordpress/export-wordpress.server'
import { makeUpVisitsHere } from '~/shell/made-up-visits.server'
import { runPsql } from './psql'

// what is older is dropped, so it would be made up for nothing
const MOST_DAYS = 730

export interface StudioJob {
  database: OpenDatabase
  env: Environment
  args: string[]
  /** Where the caller stands: relative paths are meant from there. */
  cwd: string
  print: (line: string) => void
}

interface StudioCommand {
  usage: string
  run: (job: StudioJob) => Promise<void>
}

/** Every command of `npm run studio -- …`, by the words that call it. */
const commands: Record<string, StudioCommand> = {
  backup: {
    usage: 'backup FILE',
    async run({ database, env, args, cwd, print }) {
      const { rows, files } = await backup(database.db, env.DATA_DIR, fileOf(args, cwd))
      print(`${rows} rows and ${files} files are in ${args[0]}.`)
    },
  },
  restore: {
    usage: 'restore FILE (into an empty place)',
    async run({ database, env, args, cwd, print }) {
      const { rows, files } = await restore(database.db, env.DATA_DIR, fileOf(args, cwd))
      await inTransaction(database.db, everythingChanged)
      await noteLostExports(database.db, env.DATA_DIR).catch(unlessUnavailable)
      print(`${rows} rows and ${files} files are back.`)
    },
  },
  export: {
    usage: 'export DIR [--wordpress], export FILE.tar.gz (all content, readable)',
    async run({ database, env, args, cwd, print }) {
      const isForWordPress = args.at(-1) === '--wordpress'
      const folder = fileOf(isForWordPress ? args.slice(0, -1) : args, cwd)
      if (isForWordPress) {
        const { post, page, attachment } = await exportForWordPress(database.db, { folder, origin: env.ORIGIN })
        print(`${post} posts, ${page} pages and ${attachment} pictures are in ${path.join(args[0] ?? '', WXR_FILE)}.`)
        return
      }
      const how = { dataDir: env.DATA_DIR, print }
      const counts = isPacked(folder)
        ? await exportPacked(database.db, folder, how)
        : await exportSite(database.db, { ...how, folder })
      const words = Object.entries(counts).map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
      print(`${words.join(', ')} are in ${args[0]}.`)
    },
  },
  'import archive': {
    usage: 'import archive DIR|FILE.tar.gz [--dry-run]',
    async run({ database, env, args, cwd, print }) {
      const isDryRun = args.at(-1) === '--dry-run'
      const folder = fileOf(isDryRun ? args.slice(0, -1) : args, cwd)
      await migrate(database.db)
      const take = (from: string) =>
        importArchive(database.db, { folder: from, dataDir: env.DATA_DIR, by: studioCommand, print, isDryRun })
      const report = isPacked(folder) ? await withUnpacked(folder, env.DATA_DIR, take) : await take(folder)
      if (!isDryRun) await recordImport(database.db, studioCommand, report)
      const { added, replaced, unchanged, refused } = sumOf(report)
      print(`Added: ${added}. Replaced: ${replaced}. As they were: ${unchanged}. Refused: ${refused}.`)
      if (refused > 0) throw new Refusal(`What ${isDryRun ? 'would be' : 'was'} refused is named above.`)
    },
  },
  migrate: {
    usage: 'migrate',
    async run({ database, print }) {
      const names = await migrate(database.db)
      print(names.length > 0 ? `Applied ${names.join(', ')}.` : 'Nothing to migrate.')
    },
  },
  psql: {
    usage: 'psql (a shell of the database)',
    run: ({ env, args, print }) => runPsql(env, args, print),
  },
  demo: {
    usage: 'demo',
    async run({ database, env, print }) {
      await migrate(database.db)
      await loadDemo(database.db, env.DATA_DIR, { print })
    },
  },
  'admin add': {
    usage: 'admin add EMAIL [--password P]',
    async run({ database, args, print }) {
      await migrate(database.db)
      const [email, flag, password] = args
      if (!email || (flag && (flag !== '--password' || !password))) throw new Refusal(usage())
      await addAdmin(database.db, studioCommand, newAdmin(email, password)).catch(refuse)
      print(`${email} is an admin.`)
    },
  },
  'admin end-second-factor': {
    usage: 'admin end-second-factor EMAIL (when a device is lost)',
    async run({ database, args, print }) {
      await migrate(database.db)
      const [email] = args
      if (!email || args.length > 1) throw new Refusal(usage())
      await endSecondFactor(database.db, studioCommand, email.trim().toLowerCase()).catch(refuse)
      print(`${email} signs in without two-factor authentication again.`)
    },
  },
  visits: {
    usage: 'visits made-up [DAYS] (for a look at the reports before there are visitors), visits made-up --remove',
    async run({ database, args, print }) {
      const [kind, days = '90'] = args
      if (kind !== 'made-up' || args.length > 2) throw new Refusal(usage())
      await migrate(database.db)
      if (days === '--remove') return print(`${await removeMadeUpVisits(database.db)} made-up events are gone.`)
      const wanted = Number(days)
      if (!(Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST_DAYS))
        throw new Refusal(`DAYS is a number from 1 to ${MOST_DAYS}.`)
      print(`${await makeUpVisitsHere(database.db, wanted, print)} made-up events are written.`)
    },
  },
  'read pages': {
    usage: 'read pages (all public pages, for the links between them)',
    async run({ database, print }) {
      await migrate(database.db)
      await readAllPages(database.db, print)
    },
  },
  'import wordpress': importOf('wordpress', 'FILE'),
  'import ghost': importOf('ghost', 'FILE', ' [--site https://…]'),
  'import markdown': importOf('markdown', 'DIR'),
  'import csv': importOf('csv', 'FILE'),
}

/** The command that brings in what another system wrote. */
function importOf(source: ImportSource, what: string, more = ''): StudioCommand {
  return {
    usage: `import ${source} ${what} [--dry-run] [--pictures fetch|DIR] [--report FILE]${more}`,
    async run({ database, env, args, cwd, print }) {
      const { positionals, values } = wordsOf(args)
      const file = fileOf(positionals, cwd)
      const pictures =
        values.pictures && values.pictures !== FETCH ? path.resolve(cwd, values.pictures) : values.pictures
      const report = values.report && path.resolve(cwd, values.report)
      await migrate(database.db)
      await importFromConsole(database.db, {
        source,
        path: file,
        isDryRun: values['dry-run'] ?? false,
        dataDir: env.DATA_DIR,
        print,
        ...(pictures && { pictures }),
        ...(report && { report }),
        ...(values.site && { site: siteOf(values.site) }),
      })
    },
  }
}

/** What a store does not say now, the site finds out within the hour. */
function unlessUnavailable(error: unknown) {
  if (!(error instanceof StoreUnavailable)) throw error
}

function siteOf(given: string) {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refusal(`${given} is no address of a site, such as https://example.com.`)
  return url.href.replace(/\/$/, '')
}

function wordsOf(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const options = { 'dry-run': { type: 'boolean' }, pictures: text, report: text, site: text } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new Refusal(usage())
  }
}

/** The command that the words begin with, and the words that are left for it. @throws a Refusal with the usage. */
export function findCommand(words: string[]) {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command && words.length >= count) return { command, args: words.slice(count) }
  }
  throw new Refusal(usage())
}

function newAdmin(given: string, password: string | undefined) {
  const email = given.trim().toLowerCase()
  if (!isEmail(email)) throw new Refusal(INVALID_EMAIL)
  if (password === undefined) return { email }
  const chosen = newPassword.safeParse(password)
  if (!chosen.success) throw new Refusal(chosen.error.issues.map(({ message }) => message).join(' '))
  return { email, password }
}

/** A broken rule is a sentence for whoever typed the command. */
function refuse(error: unknown): never {
  throw error instanceof DomainError ? new Refusal(error.message) : error
}

function usage() {
  const lines = Object.values(commands).map((command) => `  npm run studio -- ${command.usage}`)
  return ['Commands:', ...lines].join('\n')
}

function fileOf(args: string[], cwd: string) {
  if (args.length !== 1 || !args[0]) throw new Refusal(usage())
  return path.resolve(cwd, args[0])
}
