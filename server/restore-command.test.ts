import path from 'node:path'
import { inject } from 'vitest'
import type { OpenDatabase } from '~/platform/database/database.server'
import type { Environment } from '~/platform/env/env.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { createTestDatabase } from '~test/test-databases'
import { findCommand } from './studio-commands'

function studio(database: OpenDatabase, words: string[]) {
  const { command, args } = findCommand(words)
  if (!('run' in command)) throw new Error(`${words[0]} needs no database.`)
  const env = { DATA_DIR: tempFolder() } as Environment
  return command.run({ database, env, args, cwd: tempFolder(), print: () => {} })
}

test('a site that was restored offers no export whose file is not in the backup', async ({ database }) => {
  const restored = await createTestDatabase(inject('migrated'))
  const made = { kind: 'wordpress', state: 'completed', fileName: 'site.xml', byteSize: 12, endedAt: new Date() }
  await database.db
    .insertInto('siteExports')
    .values({ ...made, startedByEmail: 'mara@studio.test' })
    .execute()
  const file = path.join(tempFolder(), 'studio.backup')
  await studio(database, ['backup', file])
  await studio(restored, ['restore', file])
  const rows = await restored.db.selectFrom('siteExports').select(['fileName', 'state', 'error']).execute()
  const error = expect.stringContaining('The file is missing because backups do not include exports. Try again.')
  expect(rows).toEqual([{ fileName: 'site.xml', state: 'failed', error }])
  await restored.close()
})
