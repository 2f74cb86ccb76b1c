import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('NOTICE names the license of everything that comes with the site', async () => {
  const notice = await readFile('NOTICE', 'utf8')
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const shipped = Object.entries<{ dev?: boolean; license?: string }>(packages).filter(
    ([name, { dev }]) => name && !dev,
  )
  const unnamed = shipped.filter(([, { license = 'unknown' }]) =>
    license
      .replace(/[()]/g, '')
      .split(/ (?:and|or) /i)
      .some((one) => !notice.includes(one)),
  )
  expect(unnamed.map(([name, { license }]) => `${name}: ${license}`)).toEqual([])
})
