import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, inject } from 'vitest'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { createTestDatabase } from '~test/test-databases'
import type { Database, OpenDatabase } from '../database.server'
import { listCatalogTables } from './catalog.server'
import { createBackup } from './create-backup.server'
import { restoreBackup } from './restore-backup.server'

const oddText = 'Zoë’s “café” 🦊 \u2028 \u2029 \\ \t \r\n \u0001 {"a":[1,2]} \'; drop table blog_posts; --'
const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 256))

/** Values that a careless way through JSON would change. */
async function fill(db: Database, dataDir: string) {
  await sql`insert into media_files (checksum, file_name, width, height, widths) values ('c1', ${oddText}, 1, 2, '{320,640}')`.execute(
    db,
  )
  await sql`insert into blog_posts (slug, title, tags, cover_id, published_at) select 'odd', ${oddText},
    array['a,b', '', ${oddText}, null], id, '2026-03-01 12:34:56.123457+00' from media_files`.execute(db)
  await sql`insert into blog_posts (slug, title, published_at) values ('never', '', null), ('far', '', 'infinity')`.execute(
    db,
  )
  await sql`insert into site_settings (name, value) values ('nothing', 'null'), ('text', '"null"'),
    ('long', '12345678901234567890.123456789'), ('deep', ${JSON.stringify({ a: [null, [], { b: oddText.replace('\u0001', '') }] })}::jsonb)`.execute(
    db,
  )
  await sql`insert into error_reports (source, kind, reference, message) select 'server', 'error', n::text, repeat(${'x'}, 3000)
    from generate_series(1, 1234) n`.execute(db)
  await mkdir(path.join(dataDir, 'media', 'deeper'), { recursive: true })
  await writeFile(path.join(dataDir, 'media', 'deeper', 'picture-640.webp'), picture)
  await writeFile(path.join(dataDir, 'media', 'empty.txt'), '')
  await mkdir(path.join(dataDir, 'product-files'))
  await writeFile(path.join(dataDir, 'product-files', 'sold'), picture)
}

/** Every value as text. What the database computes is left out: it takes words apart by its own locale. */
async function contents(db: Database) {
  const wanted = ['media_files', 'blog_posts', 'site_settings', 'error_reports']
  const tables = (await listCatalogTables(db)).filter(({ name }) => wanted.includes(name))
  expect(tables).toHaveLength(wanted.length)
  return Promise.all(
    tables.map(async ({ name, columns }) => {
      const values = sql.join(columns.map((column) => sql.id(column.name)))
      const { rows } = await sql<{ row: string }>`
        select t::text as row from (select ${values} from ${sql.id(name)}) t order by 1`.execute(db)
      return rows.map(({ row }) => row)
    }),
  )
}

async function roundTrip(from: OpenDatabase, to: OpenDatabase) {
  const [fromDir, toDir] = [tempFolder(), tempFolder()]
  const file = path.join(fromDir, 'studio.backup')
  await fill(from.db, fromDir)
  expect(await createBackup(from.db, fromDir, file)).toEqual({ rows: 1242, files: 3 })
  expect(await restoreBackup(to.db, toDir, file)).toEqual({ rows: 1242, files: 3 })
  expect(await contents(to.db)).toEqual(await contents(from.db))
  expect(await readFile(path.join(toDir, 'media/deeper/picture-640.webp'))).toEqual(picture)
  expect(await readFile(path.join(toDir, 'media/empty.txt'), 'utf8')).toBe('')
  expect(await readFile(path.join(toDir, 'product-files/sold'))).toEqual(picture)
  expect(await readdir(fromDir)).toEqual(['media', 'product-files', 'studio.backup'])
}

describe('a backup comes back with every value as it was', () => {
  test('into a database that is migrated already', async ({ database }) => {
    const other = await createTestDatabase(inject('migrated'))
    await roundTrip(database, other)
    await other.close()
  })

  test('into one where nothing was migrated yet', async ({ database }) => {
    const other = await createTestDatabase({ ...inject('migrated'), template: 'template0' })
    await roundTrip(database, other)
    await other.close()
  })
})

async function aBackup(database: OpenDatabase) {
  const dataDir = tempFolder()
  const file = path.join(dataDir, 'studio.backup')
  await fill(database.db, dataDir)
  await createBackup(database.db, dataDir, file)
  const emptied = sql`truncate media_files, blog_posts, site_settings, error_reports cascade`
  await emptied.execute(database.db)
  return file
}

async function isUntouched(db: Database, dataDir: string) {
  expect((await contents(db)).flat()).toEqual([])
  expect(await readdir(dataDir)).toEqual([])
}

test('a backup does not go into a place that holds a row', async ({ database }) => {
  const file = await aBackup(database)
  await sql`insert into rate_limits (key, attempts, window_ends_at) values ('a', 1, now())`.execute(database.db)
  await expect(restoreBackup(database.db, tempFolder(), file)).rejects.toThrow('The table rate_limits is not empty.')
  expect((await contents(database.db)).flat()).toEqual([])
})

test('a backup does not go into a place that holds a file', async ({ database }) => {
  const file = await aBackup(database)
  const dataDir = tempFolder()
  await mkdir(path.join(dataDir, 'media'))
  await writeFile(path.join(dataDir, 'media', 'mine.webp'), 'mine')
  await expect(restoreBackup(database.db, dataDir, file)).rejects.toThrow(/media is not empty/)
  expect(await readdir(path.join(dataDir, 'media'))).toEqual(['mine.webp'])
  expect((await contents(database.db)).flat()).toEqual([])
})

test('a damaged backup changes nothing', async ({ database }) => {
  const file = await aBackup(database)
  const whole = await readFile(file)
  const lines = gunzipSync(whole).toString('utf8').trimEnd().split('\n')
  const firstRow = lines.findIndex((line) => line.startsWith('{'))
  const pack = (kept: string[]) => gzipSync(kept.join('\n'))
  const flipped = Buffer.from(whole)
  flipped.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 0xff, whole.length >> 1)
  const damages: Record<string, Buffer> = {
    'cut in the middle': whole.subarray(0, whole.length >> 1),
    'cut before its last bytes': whole.subarray(0, -4),
    'a bit changed': flipped,
    'no backup': Buffer.from('hello'),
    empty: Buffer.alloc(0),
    'without its end': pack(lines.slice(0, -1)),
    'without a row': pack(lines.filter((_, index) => index !== firstRow)),
    'with a row that is none': pack(lines.with(firstRow, '{"id":')),
    'with a file outside its place': pack(lines.map((line) => line.replace('deeper/', '../../'))),
    'of another format': pack(lines.with(0, '["backup",{"format":"other","migrations":[]}]')),
    'of a newer version': pack(lines.with(0, '["backup",{"format":"studio-backup-1","migrations":["9999-future"]}]')),
    'of an older version': pack(lines.with(0, '["backup",{"format":"studio-backup-1","migrations":[]}]')),
  }
  for (const [damage, content] of Object.entries(damages)) {
    const dataDir = tempFolder()
    await writeFile(file, content)
    await expect(restoreBackup(database.db, dataDir, file), damage).rejects.toThrow()
    await isUntouched(database.db, dataDir)
  }
})

test('a backup that cannot be written leaves nothing behind', async ({ database }) => {
  const folder = tempFolder()
  await expect(createBackup(database.db, folder, path.join(folder, 'absent', 'x.backup'))).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
  expect(await createBackup(database.db, folder, path.join(folder, 'x.backup'))).toEqual({ rows: 0, files: 0 })
})

test('rows that refer to rows of their own table come back, and numbers go on where they stood', async ({
  database,
}) => {
  const { db } = database
  const make = sql`create table chapters (id bigint generated always as identity primary key, parent_id bigint references chapters)`
  await make.execute(db)
  await sql`insert into chapters (parent_id) select null from generate_series(1, 700)`.execute(db)
  await sql`update chapters set parent_id = 701 - id`.execute(db)
  const folder = tempFolder()
  await createBackup(db, folder, path.join(folder, 'x.backup'))
  await sql`truncate chapters restart identity`.execute(db)
  await restoreBackup(db, folder, path.join(folder, 'x.backup'))
  const { rows } = await sql`insert into chapters (parent_id) values (1) returning id`.execute(db)
  expect(rows).toEqual([{ id: 701 }])
  await expect(sql`insert into chapters (parent_id) values (9999)`.execute(db)).rejects.toThrow(/foreign key/)
})
