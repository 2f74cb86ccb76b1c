import { onTestFinished } from 'vitest'
import { expect, test } from '~test/test'
import { getTestServerUrl } from '~test/test-database-server'
import { openDatabase } from './database.server'

test('a script that fails inside of its transaction leaves no connection on which nothing works', async () => {
  const database = openDatabase({ DATABASE_URL: getTestServerUrl(), DATA_DIR: '' })
  onTestFinished(() => database.close())
  await expect(database.run('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  expect((await database.run('select 1 as one')).rows).toEqual([{ one: 1 }])
})
