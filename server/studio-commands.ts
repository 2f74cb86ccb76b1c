import path from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup } from '~/platform/database/backup/create-backup.server'
import type { OpenDatabase } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import type { Environment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { OperatorError } from '~/platform/errors/operator-error'
import { INVALID_EMAIL, isEmail } from '~/platform/forms/is-email'
import { exportArchiveFile, isArchiveFile, withUnpackedArchive } from '~/shell/archive/archive-file.server'
import { exportSite } from '~/shell/archive/export-site.server'
import { exportForWordPress, WXR_FILE } from '~/shell/archive/export-wordpress.server'
import { importArchive, recordArchiveImport } from '~/shell/archive/import-archive.server'
import { totalOutcomes } from '~/shell/archive/import-report'
import { loadDemo } from '~/shell/demo/load-demo.server'
import { generateDemoVisits } from '~/shell/demo-visits.server'
import { importFromConsole } from '~/wings/content/imports/import-from-console.commands.server'
import { FETCH_PICTURES, type ImportSource } from '~/wings/content/imports/import-run'
import { deleteDemoVisits } from '~/wings/events/analytics/demo-visits.commands.server'
import { newPasswordField } from '~/wings/site/accounts/account'
import { upsertAdmin } from '~/wings/site/accounts/admins.commands.server'
import { resetSecondFactor } from '~/wings/site/accounts/reset-second-factor.commands.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { reindexAllPages } from '~/wings/web/pages/page-indexer.server'
import { runPlanCommand } from './plan-command'
import { runPsql } from './psql'
import { runRestore } from './restore-command'

// what is older is dropped, so it would be made up for nothing
const MAX_DAYS = 730

export interface StudioCommandArgs {
  database: OpenDatabase
  env: Environment
  args: string[]
  /** Where the caller stands: relative paths are meant from there. */
  cwd: string
  print: (line: string) => void
}

interface DatabaseCommand {
  usage: string
  run: (job: StudioCommandArgs) => Promise<void>
}

/** One that needs neither the database nor an environment, and answers its exit code. */
interface PlainCommand {
  usage: string
  runPlainly: (job: Pick<StudioCommandArgs, 'args' | 'cwd' | 'print'>) => number
}

type StudioCommand = DatabaseCommand | PlainCommand

/** Every command of `npm run studio -- …`, by the words that call it. */
const commands: Record<string, StudioCommand> = {
  backup: {
    usage: 'backup FILE',
    async run({ database, env, args, cwd, print }) {
      const { rows, files } = await createBackup(database.db, env.DATA_DIR, resolveFile(args, cwd))
      print(`Backed up ${rows} rows and ${files} files to ${args[0]}.`)
    },
  },
  restore: {
    usage: 'restore FILE [--yes] (says what it replaces, and asks)',
    run({ database: { db }, env, args, cwd, print }) {
      const file = resolveFile(
        args.filter((arg) => arg !== '--yes'),
        cwd,
      )
      return runRestore({ db, env, file, isConfirmed: args.includes('--yes'), print })
    },
  },
  export: {
    usage: 'export DIR [--wordpress], export FILE.tar.gz (all content, readable)',
    async run({ database, env, args, cwd, print }) {
      const isForWordPress = args.at(-1) === '--wordpress'
      const folder = resolveFile(isForWordPress ? args.slice(0, -1) : args, cwd)
      if (isForWordPress) {
        const { post, page, attachment } = await exportForWordPress(database.db, { folder, origin: env.ORIGIN })
        print(`${post} posts, ${page} pages and ${attachment} pictures are in ${path.join(args[0] ?? '', WXR_FILE)}.`)
        return
      }
      const how = { dataDir: env.DATA_DIR, print }
      const counts = isArchiveFile(folder)
        ? await exportArchiveFile(database.db, folder, how)
        : await exportSite(database.db, { ...how, folder })
      const words = Object.entries(counts).map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
      print(`${words.join(', ')} are in ${args[0]}.`)
    },
  },
  'import archive': {
    usage: 'import archive DIR|FILE.tar.gz [--dry-run]',
    async run({ database, env, args, cwd, print }) {
      const isDryRun = args.at(-1) === '--dry-run'
      const folder = resolveFile(isDryRun ? args.slice(0, -1) : args, cwd)
      await migrate(database.db)
      const take = (from: string) =>
        importArchive(database.db, { folder: from, dataDir: env.DATA_DIR, by: commandLineActor, print, isDryRun })
      const report = isArchiveFile(folder) ? await withUnpackedArchive(folder, env.DATA_DIR, take) : await take(folder)
      if (!isDryRun) await recordArchiveImport(database.db, commandLineActor, report)
      const { added, replaced, unchanged, refused } = totalOutcomes(report)
      print(`Added: ${added}. Replaced: ${replaced}. Unchanged: ${unchanged}. Rejected: ${refused}.`)
      if (refused > 0)
        throw new OperatorError(`Items that ${isDryRun ? 'would be' : 'were'} rejected are listed above.`)
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
      if (!email || (flag && (flag !== '--password' || !password))) throw new OperatorError(usage())
      await upsertAdmin(database.db, commandLineActor, parseNewAdmin(email, password)).catch(throwOperatorError)
      print(`${email} is an admin.`)
    },
  },
  'admin end-second-factor': {
    usage: 'admin end-second-factor EMAIL (when a device is lost)',
    async run({ database, args, print }) {
      await migrate(database.db)
      const [email] = args
      if (!email || args.length > 1) throw new OperatorError(usage())
      await resetSecondFactor(database.db, commandLineActor, email.trim().toLowerCase()).catch(throwOperatorError)
      print(`Two-factor authentication of ${email} was reset.`)
    },
  },
  plan: {
    usage: 'plan FILE [--json] [--out FILE] (plans the idea in a text file)',
    runPlainly({ args, cwd, print }) {
      const { positionals, values } = parsePlanArgs(args)
      const [file] = positionals
      if (!file || positionals.length > 1) throw new OperatorError(usage())
      return runPlanCommand({ file, isJson: values.json ?? false, out: values.out, cwd, print })
    },
  },
  visits: {
    usage: 'visits made-up [DAYS] (for a look at the reports before there are visitors), visits made-up --remove',
    async run({ database, args, print }) {
      const [kind, days = '90'] = args
      if (kind !== 'made-up' || args.length > 2) throw new OperatorError(usage())
      await migrate(database.db)
      if (days === '--remove') return print(`${await deleteDemoVisits(database.db)} made-up events are gone.`)
      const wanted = Number(days)
      if (!(Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_DAYS))
        throw new OperatorError(`DAYS is a number from 1 to ${MAX_DAYS}.`)
      print(`${await generateDemoVisits(database.db, wanted, print)} made-up events are written.`)
    },
  },
  'read pages': {
    usage: 'read pages (all public pages, for the links between them)',
    async run({ database, print }) {
      await migrate(database.db)
      await reindexAllPages(database.db, print)
    },
  },
  'import wordpress': importCommand('wordpress', 'FILE'),
  'import ghost': importCommand('ghost', 'FILE', ' [--site https://…]'),
  'import markdown': importCommand('markdown', 'DIR'),
  'import csv': importCommand('csv', 'FILE'),
}

/** The command that brings in what another system wrote. */
function importCommand(source: ImportSource, what: string, more = ''): StudioCommand {
  return {
    usage: `import ${source} ${what} [--dry-run] [--pictures fetch|DIR] [--report FILE]${more}`,
    async run({ database, env, args, cwd, print }) {
      const { positionals, values } = parseImportArgs(args)
      const file = resolveFile(positionals, cwd)
      const pictures =
        values.pictures && values.pictures !== FETCH_PICTURES ? path.resolve(cwd, values.pictures) : values.pictures
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
        ...(values.site && { site: parseSiteUrl(values.site) }),
      })
    },
  }
}

function parseSiteUrl(given: string) {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OperatorError(`${given} is no address of a site, such as https://example.com.`)
  return url.href.replace(/\/$/, '')
}

function parsePlanArgs(args: string[]) {
  try {
    const options = { json: { type: 'boolean' }, out: { type: 'string' } } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new OperatorError(usage())
  }
}

function parseImportArgs(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const options = { 'dry-run': { type: 'boolean' }, pictures: text, report: text, site: text } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new OperatorError(usage())
  }
}

/** The command that the words begin with, and the words that are left for it. @throws a Refusal with the usage. */
export function findCommand(words: string[]) {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command && words.length >= count) return { command, args: words.slice(count) }
  }
  throw new OperatorError(usage())
}

function parseNewAdmin(given: string, password: string | undefined) {
  const email = given.trim().toLowerCase()
  if (!isEmail(email)) throw new OperatorError(INVALID_EMAIL)
  if (password === undefined) return { email }
  const chosen = newPasswordField.safeParse(password)
  if (!chosen.success) throw new OperatorError(chosen.error.issues.map(({ message }) => message).join(' '))
  return { email, password }
}

/** A broken rule is a sentence for whoever typed the command. */
function throwOperatorError(error: unknown): never {
  throw error instanceof DomainError ? new OperatorError(error.message) : error
}

function usage() {
  const lines = Object.values(commands).map((command) => `  npm run studio -- ${command.usage}`)
  return ['Commands:', ...lines].join('\n')
}

function resolveFile(args: string[], cwd: string) {
  if (args.length !== 1 || !args[0]) throw new OperatorError(usage())
  return path.resolve(cwd, args[0])
}
