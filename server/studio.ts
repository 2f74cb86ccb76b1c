import { openWhereverItRuns } from '~/platform/database/own-postgres/open-wherever-it-runs.server'
import { readEnvironment } from '~/platform/env.server'
import { chooseStorage } from '~/platform/storage/storage.server'
import { findCommand } from './studio-commands'

/** Runs one command of the studio, whether the site runs or not. Answers the exit code. */
export async function studio(words: string[], env = readEnvironment(), cwd = callersFolder()) {
  const { command, args } = findCommand(words)
  await chooseStorage(env)
  const database = await openWhereverItRuns(env)
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
