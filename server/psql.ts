import { spawn } from 'node:child_process'
import { postgresConnectionConfig } from '~/platform/database/embedded-postgres/postgres-connection'
import type { Environment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'

/** Hands the terminal over to psql on the site's database; where there is no psql, says how the database is reached. */
export async function runPsql({ DATABASE_URL, DATA_DIR }: Environment, args: string[], print: (line: string) => void) {
  const variables = DATABASE_URL ? {} : psqlVariables(DATA_DIR)
  const words = DATABASE_URL ? [DATABASE_URL, ...args] : args
  const psql = spawn('psql', words, { stdio: 'inherit', env: { ...process.env, ...variables } })
  const leaveItToPsql = () => {}
  process.on('SIGINT', leaveItToPsql)
  const code = await new Promise<number | null>((resolve, reject) => {
    psql.once('close', resolve)
    psql.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)))
  }).finally(() => process.off('SIGINT', leaveItToPsql))
  if (code === 0) return
  if (code !== null) throw new OperatorError(`psql ended with ${code}.`)
  print('psql is not installed (Debian: apt-get install postgresql-client). While the site runs, connect with')
  for (const [name, value] of Object.entries(variables)) print(`  ${name}=${value}`)
  if (DATABASE_URL) print(`  ${DATABASE_URL}`)
}

function psqlVariables(dataDir: string) {
  const { host, port, user, password, database } = postgresConnectionConfig(dataDir)
  return {
    PGHOST: String(host),
    PGPORT: String(port),
    PGUSER: String(user),
    PGPASSWORD: String(password),
    PGDATABASE: String(database),
  }
}
