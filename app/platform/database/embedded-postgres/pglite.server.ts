import { PGliteDialect } from 'kysely'
import { OperatorError } from '../../errors/operator-error'
import { createDatabase, type OpenDatabase } from '../database.server'

/** Opens a folder of the embedded database that the site had before, to read it once. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  const { PGlite, types } = await import('@electric-sql/pglite').catch(() => {
    throw new OperatorError(
      `${folder} is read with the package @electric-sql/pglite, which is not installed: npm install --no-save @electric-sql/pglite`,
    )
  })
  const pglite = await PGlite.create(folder)
  pglite.parsers[types.DATE] = String
  return createDatabase(new PGliteDialect({ pglite }), {
    listen: () => Promise.reject(new Error('Nobody listens to what is only read.')),
    run: () => Promise.reject(new Error('Nobody runs scripts on what is only read.')),
    countConnections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    close: async () => {
      if (!pglite.closed) await pglite.close()
    },
  })
}
