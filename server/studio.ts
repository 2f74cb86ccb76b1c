import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { type Environment, readEnvironment } from '~/platform/env/env.server'
import { configureStorage } from '~/platform/storage/storage.server'
import { findCommand } from './studio-commands'

/** Runs one command of the studio, whether the site runs or not. Answers the exit code. */
export async function studio(words: string[], given?: Environment, cwd = getCallerFolder()) {
  const { command, args } = findCommand(words)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  if ('runPlainly' in command) return command.runPlainly({ args, cwd, print })
  const env = given ?? readEnvironment()
  await configureStorage(env)
  const database = await openSiteDatabase(env)
  try {
    await command.run({ database, env, args, cwd, print })
    return 0
  } finally {
    await database.close()
  }
}

/** npm changes into the project's folder and says where it was called. */
function getCallerFolder() {
  return process.env.npm_lifecycle_event === 'studio' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd()
}
