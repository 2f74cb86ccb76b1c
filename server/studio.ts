import { openDatabase } from '~/platform/database/database.server'
import { readEnvironment } from '~/platform/env.server'
import { chooseStorage } from '~/platform/storage/storage.server'
import { findCommand } from './studio-commands'
import { commandRunningSite } from './studio-socket'

/** Runs one command of the studio, in the running site when that holds the embedded database. Answers the exit code. */
export async function studio(words: string[], env = readEnvironment(), cwd = callersFolder()) {
  const { command, args } = findCommand(words)
  if (!env.DATABASE_URL) {
    const code = await commandRunningSite(env.DATA_DIR, { words, cwd })
    if (code !== 'nobody there') return code
  }
  chooseStorage(env)
  const database = await openDatabase(env)
  try {
    await command.run({ database, env, args, cwd, print: (line) => process.stdout.write(`${line}\n`) })
    return 0
  } finally {
    await database.close()
  }
}

/** npm changes into the project's folder and says where it was called. */
function callersFolder() {
  return process.env.npm_lifecycle_event === 'studio' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd()
}
