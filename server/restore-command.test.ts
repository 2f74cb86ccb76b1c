import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { inject } from 'vitest'
import { createBackup } from '~/platform/database/backup/create-backup.server'
import type { OpenDatabase } from '~/platform/database/database.server'
import type { Environment } from '~/platform/env/env.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { createTestDatabase } from '~test/test-databases'
import { runRestore } from './restore-command'
import { findCommand } from './studio-commands'

function studio(database: OpenDatabase, words: string[]) {
  const { command, args } = findCommand(words)
  if (!('run' in command)) throw new Error(`${words[0]} needs no database.`)
  const env = { DATA_DIR: tempFolder() } as Environment
  return command.run({ database, env, args, cwd: tempFolder(), print: () => {} })
}

test('a restore onto content asks, says what would go, and then replaces all of it', async ({ database }) => {
  const other = await createTestDatabase(inject('migrated'))
  const addSetting = (to: OpenDatabase, name: string) =>
    to.db.insertInto('siteSettings').values({ name, value: '1' }).execute()
  const names = async (of: OpenDatabase) =>
    (await of.db.selectFrom('siteSettings').select('name').execute()).map(({ name }) => name)
  const [file, DATA_DIR] = [path.join(tempFolder(), 'studio.backup'), tempFolder()]
  await addSetting(database, 'theirs')
  await createBackup(database.db, tempFolder(), file)
  await addSetting(other, 'mine')
  await other.db.insertInto('derived.backups').values({ fileName: 'kept' }).execute()
  mkdirSync(path.join(DATA_DIR, 'media'))
  writeFileSync(path.join(DATA_DIR, 'media', 'mine.webp'), 'mine')
  const said: string[] = []
  const restore = (answer: string) =>
    runRestore({
      db: other.db,
      env: { DATA_DIR },
      file,
      isConfirmed: false,
      print: (line) => said.push(line),
      ask: async () => answer,
    })
  await expect(restore('no')).rejects.toThrow('Nothing was changed.')
  expect(await names(other)).toEqual(['mine'])
  expect(said).toEqual([
    'studio.backup holds 1 row (1 in site_settings) and 0 files.',
    'They would replace all that is here: 1 row (1 in site_settings) and 1 file.',
  ])
  await restore('yes')
  expect(await names(other)).toEqual(['theirs'])
  expect(await other.db.selectFrom('derived.backups').select('fileName').execute()).toEqual([{ fileName: 'kept' }])
  expect(readdirSync(DATA_DIR)).toEqual([expect.stringMatching(/^before-restore-[\dT-]+\.backup$/)])
  await other.close()
})

test('a damaged backup replaces nothing', async ({ database }) => {
  const [file, DATA_DIR] = [path.join(tempFolder(), 'studio.backup'), tempFolder()]
  await database.db.insertInto('siteSettings').values({ name: 'mine', value: '1' }).execute()
  await createBackup(database.db, DATA_DIR, file)
  const whole = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  const restore = () =>
    runRestore({ db: database.db, env: { DATA_DIR }, file, isConfirmed: true, print: () => {}, ask: undefined })
  for (const [lines, sentence] of [
    [whole.slice(0, -1), 'is damaged or not a backup'],
    [whole.filter((line) => !line.startsWith('{')), 'The backup is damaged'],
  ] as const) {
    writeFileSync(file, gzipSync(lines.join('\n')))
    await expect(restore()).rejects.toThrow(sentence)
    expect(await database.db.selectFrom('siteSettings').select('name').execute()).toEqual([{ name: 'mine' }])
  }
})

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
