import path from 'node:path'
import { everythingChanged } from '~/platform/content-changes.server'
import { backup } from '~/platform/database/backup.server'
import type { OpenDatabase } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import { restore } from '~/platform/database/restore.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Environment } from '~/platform/env.server'
import { Refusal } from '~/platform/refusal'

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
      print(`${rows} rows and ${files} files are back.`)
    },
  },
  migrate: {
    usage: 'migrate',
    async run({ database, print }) {
      const names = await migrate(database.db)
      print(names.length > 0 ? `Applied ${names.join(', ')}.` : 'Nothing to migrate.')
    },
  },
  demo: {
    usage: 'demo',
    // CONNECT AT MERGE: migrate(db), then loadDemo(db, …)
    run: notYet,
  },
  'import markdown': {
    usage: 'import markdown DIR',
    // CONNECT AT MERGE: migrate(db), then importMarkdown(db, fileOf(args, cwd), …)
    run: notYet,
  },
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

function usage() {
  const lines = Object.values(commands).map((command) => `  npm run studio -- ${command.usage}`)
  return ['Commands:', ...lines].join('\n')
}

function fileOf(args: string[], cwd: string) {
  if (args.length !== 1 || !args[0]) throw new Refusal(usage())
  return path.resolve(cwd, args[0])
}

async function notYet() {
  throw new Refusal('This command is not there yet.')
}
