import { chmodSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '~test/temp-folder'
import { encoderEnvironment, fontCacheFolder } from './encoder-environment.server'

const me = process.getuid?.() ?? 0

test('the process that decodes pictures is told no secret', () => {
  const all = {
    PATH: '/bin',
    HOME: '/home/studio',
    SECRET: 's',
    DATABASE_URL: 'postgres://',
    S3_URL: 'https://',
    NODE_OPTIONS: '',
  }
  expect(encoderEnvironment(all)).toEqual({
    PATH: '/bin',
    HOME: '/home/studio',
    FONTCONFIG_FILE: path.resolve('server/fonts.conf'),
    XDG_CACHE_HOME: expect.stringMatching(/studio-cache-\d+$/),
  })
})

describe('the folder of the font library', () => {
  test('is the same each time, and nobody else’s', () => {
    const temporary = tempFolder()
    const folder = fontCacheFolder(temporary)
    expect(fontCacheFolder(temporary)).toBe(folder)
    expect(lstatSync(folder).mode & 0o777).toBe(0o700)
  })

  test('is another one for another user', () => {
    const temporary = tempFolder()
    expect(fontCacheFolder(temporary, me)).not.toBe(fontCacheFolder(temporary, me + 1))
  })

  test.each([
    ['a link that somebody put there', (place: string) => symlinkSync('/etc', place)],
    ['a file', (place: string) => writeFileSync(place, '')],
    [
      'a folder that everybody may write to',
      (place: string) => {
        mkdirSync(place)
        chmodSync(place, 0o777)
      },
    ],
  ])('is a new one where there is %s', (_what, put) => {
    const temporary = tempFolder()
    const place = path.join(temporary, `studio-cache-${me}`)
    put(place)
    const folder = fontCacheFolder(temporary)
    expect(folder.startsWith(`${place}-`)).toBe(true)
    expect(lstatSync(folder).mode & 0o777).toBe(0o700)
  })

  test('of somebody else is not used', () => {
    const temporary = tempFolder()
    mkdirSync(path.join(temporary, `studio-cache-${me + 1}`), { mode: 0o700 })
    expect(fontCacheFolder(temporary, me + 1)).toMatch(/-\w{6}$/)
  })
})
