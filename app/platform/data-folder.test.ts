import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '~test/folder'
import { expect, test } from '~test/test'
import { makeDataFolder, mustBeWritable } from './data-folder.server'
import { Refusal } from './refusal'

test('a data folder is made where there is none, and looking whether it can be written leaves nothing there', () => {
  const folder = path.join(aFolder(), 'below', 'data')
  makeDataFolder(folder)
  mustBeWritable(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that cannot be made or written is refused by its name, with what to do', () => {
  const file = path.join(aFolder(), 'file')
  writeFileSync(file, '')
  const below = path.join(file, 'data')
  for (const refused of [() => makeDataFolder(below), () => mustBeWritable(below)]) {
    expect(refused).toThrow(Refusal)
    expect(refused).toThrow(`The data folder ${below} cannot be written (ENOTDIR). Let the user who runs the site`)
  }
})
