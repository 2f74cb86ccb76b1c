import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { readSettings } from './prepare.mjs'

test.for([
  ['that reads them itself', process.loadEnvFile],
  ['of before 20.12, which does not', undefined],
] as const)('settings in the file .env are taken under a Node %s', ([, loadEnvFile]) => {
  const file = path.join(tempFolder(), '.env')
  writeFileSync(file, '# the shop\nTAKEN_FROM_FILE="two words"\nGIVEN=file\n')
  vi.stubEnv('GIVEN', 'environment')
  vi.stubEnv('TAKEN_FROM_FILE', undefined)
  const its = process.loadEnvFile
  Object.assign(process, { loadEnvFile })
  readSettings(file)
  Object.assign(process, { loadEnvFile: its })
  expect([process.env.TAKEN_FROM_FILE, process.env.GIVEN]).toEqual(['two words', 'environment'])
})
