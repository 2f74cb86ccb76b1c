import { statSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '~test/folder'
import { expect, test } from '~test/test'
import { keptSecret } from './secret.server'

test('a secret is made once, kept, and readable by its owner only', () => {
  const folder = aFolder()
  const secret = keptSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(keptSecret(folder)).toBe(secret)
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(keptSecret(aFolder())).not.toBe(secret)
})
