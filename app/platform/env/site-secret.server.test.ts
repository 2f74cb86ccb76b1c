import { statSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { loadOrCreateSecret } from './site-secret.server'

test('a secret is made once, kept, and readable by its owner only', () => {
  const folder = tempFolder()
  const secret = loadOrCreateSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(loadOrCreateSecret(folder)).toBe(secret)
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(loadOrCreateSecret(tempFolder())).not.toBe(secret)
})
