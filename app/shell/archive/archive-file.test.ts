import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { TAR_END, tarHeader } from '~/platform/archive/tar-header'
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

const entry = (name: string, text = 'x', type = '0') => {
  const header = tarHeader('site/name', text.length)
  header.fill(0, 0, 100).write(name, 0, 'latin1')
  header.write(type, 156, 'latin1')
  header.write('        ', 148, 'latin1')
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return Buffer.concat([header, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)])
}

describe('what means harm is refused before it is written', () => {
  const cases: [string, Buffer[], string][] = [
    ['a path that climbs', [entry('site/../../evil')], 'unsafe file name'],
    ['an absolute path', [entry('/etc/evil')], 'unsafe file name'],
    ['a name that is no name', [entry('site/a\\b')], 'unsafe file name'],
    ['a link', [entry('site/link', '', '2')], 'is not a regular file'],
    ['a device', [entry('site/device', '', '3')], 'is not a regular file'],
    ['the same file twice', [entry('site/a'), entry('site/a')], 'is in the archive twice'],
    [
      'more files than are taken',
      Array.from({ length: 6 }, (_, at) => entry(`site/${at}`)),
      'This archive is too large',
    ],
    ['a lot behind its end', [TAR_END, Buffer.alloc(2_000_000)], 'This archive is too large'],
    ['more bytes than are taken', [entry('site/a', 'x'.repeat(10_001))], 'This archive is too large'],
  ]
  test.for(cases)('%s', async ([, entries, sentence]) => {
    const file = path.join(tempFolder(), 'evil.tar.gz')
    await writeFile(file, gzipSync(Buffer.concat([...entries, TAR_END])))
    await expect(unpackArchive(file, tempFolder(), few)).rejects.toThrow(sentence)
  })

  test('a file that is cut, or is something else', async () => {
    const file = path.join(tempFolder(), 'cut.tar.gz')
    const whole = gzipSync(Buffer.concat([entry('site/a', 'text'.repeat(99)), TAR_END]))
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
    const file = path.join(tempFolder(), 'a.tar.gz')
    await writeFile(file, gzipSync(Buffer.concat([entry('site/a', 'evil'), TAR_END])))
    await expect(unpackArchive(file, folder, few)).rejects.toThrow('twice')
    expect(await readFile(elsewhere, 'utf8')).toBe('kept')
  })
})
