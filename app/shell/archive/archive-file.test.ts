import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'
import { unpackArchive } from '~/platform/archive/unpack-archive.server'
import { createSiteWithPost, noPrint } from '~test/export-folder'
import { readFolderChecksums } from '~test/folder-checksums'
import { tempFolder } from '~test/temp-folder'
import { describe, expect, test } from '~test/test'
import { exportArchiveFile, withUnpackedArchive } from './archive-file.server'

const few = { maxFiles: 5, maxBytes: 10_000 }

test('an export in one file holds the same as one in a folder, for us and for every other tar', async ({ db }) => {
  const { folder } = await createSiteWithPost(db)
  const place = tempFolder()
  const file = path.join(place, 'site.tar.gz')
  await exportArchiveFile(db, file, { dataDir: tempFolder(), print: noPrint })
  expect(await readdir(place)).toEqual(['site.tar.gz'])
  await withUnpackedArchive(file, tempFolder(), async (unpacked) =>
    expect(await readFolderChecksums(unpacked)).toEqual(await readFolderChecksums(folder)),
  )
  expect(spawnSync('tar', ['-xzf', file], { cwd: place }).status).toBe(0)
  expect(await readFolderChecksums(path.join(place, 'site'))).toEqual(await readFolderChecksums(folder))
})

test('an archive that somebody packed anew with another tar is read too', async ({ db }) => {
  const { folder } = await createSiteWithPost(db)
  const file = path.join(tempFolder(), 'again.tgz')
  expect(spawnSync('tar', ['-czf', file, '-C', path.dirname(folder), path.basename(folder)]).status).toBe(0)
  await withUnpackedArchive(file, tempFolder(), async (unpacked) =>
    expect(await readFolderChecksums(unpacked)).toEqual(await readFolderChecksums(folder)),
  )
})

const fileEntry = (name: string, body = 'x'): TarEntry => ({ header: { name, size: body.length }, body })
const noteEntry = (body: string): TarEntry => ({
  header: { name: 'note', size: body.length, type: 'pax-header' },
  body,
})
const renamed = (path: string): TarEntry => ({ header: { name: 'site/a', size: 1, pax: { path } }, body: 'x' })
const linkEntry: TarEntry = { header: { name: 'site/link', size: 0, type: 'symlink', linkname: '/etc/passwd' } }
const deviceEntry: TarEntry = { header: { name: 'site/device', size: 0, type: 'character-device' } }

async function writeTarGz(entries: TarEntry[], trailer = Buffer.alloc(0)) {
  const file = path.join(tempFolder(), 'evil.tar.gz')
  await writeFile(file, gzipSync(Buffer.concat([await packTar(entries), trailer])))
  return file
}

describe('what means harm is refused before it is written', () => {
  const cases: [string, TarEntry[], string][] = [
    ['a path that climbs', [fileEntry('site/../../evil')], 'unsafe file name'],
    ['an absolute path', [fileEntry('/etc/evil')], 'unsafe file name'],
    ['a path that a note makes climb', [renamed('site/../../evil')], 'unsafe file name'],
    ['a name that is no name', [fileEntry('site/a\\b')], 'unsafe file name'],
    ['a link', [linkEntry], 'is not a regular file'],
    ['a device', [deviceEntry], 'is not a regular file'],
    ['the same file twice', [fileEntry('site/a'), fileEntry('site/a')], 'is in the archive twice'],
    [
      'more files than are taken',
      Array.from({ length: 6 }, (_, at) => fileEntry(`site/${at}`)),
      'This archive is too large',
    ],
    ['more bytes than are taken', [fileEntry('site/a', 'x'.repeat(10_001))], 'This archive is too large'],
    ['notes without end', Array.from({ length: 40 }, () => noteEntry('x'.repeat(50_000))), 'This archive is too large'],
  ]
  test.for(cases)('%s', async ([, entries, sentence]) => {
    await expect(unpackArchive(await writeTarGz(entries), tempFolder(), few)).rejects.toThrow(sentence)
  })

  test('a lot behind its end', async () => {
    const file = await writeTarGz([], Buffer.alloc(2_000_000))
    await expect(unpackArchive(file, tempFolder(), few)).rejects.toThrow('This archive is too large')
  })

  test('a file that is cut, or is something else', async () => {
    const file = path.join(tempFolder(), 'cut.tar.gz')
    const whole = await readFile(await writeTarGz([fileEntry('site/a', 'text'.repeat(99))]))
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no archive'), gzipSync('x'.repeat(600))]) {
      await writeFile(file, bytes)
      await expect(unpackArchive(file, tempFolder(), few)).rejects.toThrow('is damaged or not an archive')
    }
    await expect(unpackArchive(path.join(tempFolder(), 'absent'), tempFolder(), few)).rejects.toThrow('cannot be read')
  })

  test('a link that lies in the way is not followed', async () => {
    const [folder, elsewhere] = [tempFolder(), path.join(tempFolder(), 'kept')]
    await writeFile(elsewhere, 'kept')
    await mkdir(folder, { recursive: true })
    await symlink(elsewhere, path.join(folder, 'a'))
    const file = await writeTarGz([fileEntry('site/a', 'evil')])
    await expect(unpackArchive(file, folder, few)).rejects.toThrow('twice')
    expect(await readFile(elsewhere, 'utf8')).toBe('kept')
  })
})
