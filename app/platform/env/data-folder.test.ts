import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { OperatorError } from '../errors/operator-error'
import { assertDataFolderWritable, createDataFolder } from './data-folder.server'

test('a data folder is made where there is none, and looking whether it can be written leaves nothing there', () => {
  const folder = path.join(tempFolder(), 'below', 'data')
  createDataFolder(folder)
  assertDataFolderWritable(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that cannot be made or written is refused by its name, with what to do', () => {
  const file = path.join(tempFolder(), 'file')
  writeFileSync(file, '')
  const below = path.join(file, 'data')
  for (const refused of [() => createDataFolder(below), () => assertDataFolderWritable(below)]) {
    expect(refused).toThrow(OperatorError)
    expect(refused).toThrow(`The data folder ${below} cannot be written (ENOTDIR). Let the user who runs the site`)
  }
})
