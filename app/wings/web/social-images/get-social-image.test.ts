import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Database } from '~/platform/database/database.server'
import { storePicture } from '~/wings/site/media/commands.server'
import { createPicture } from '~test/hostile-files'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { getSocialImage } from './get-social-image.server'
import { pruneSocialImages } from './jobs.server'
import { currentSocialImagePath, socialImagePath } from './social-image'

const origin = 'https://harbor.test'
const shown = { kind: 'article', brandName: 'Harbor', hue: 36, host: 'harbor.test', cover: null } as const
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A site of one page, which is called `title`. */
function aSite(db: Database, title: string, cover: string | null = null) {
  const address = socialImagePath({ ...shown, path: '/blog/a', title, cover })
  const tags = { 'og:type': 'article', 'og:title': title, 'og:image': origin + address }
  const head = Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}"/>`)
  const render = async (asked: string) => (asked === '/blog/a' ? `<head>${head.join('')}</head>` : undefined)
  return { address, site: { db, dataDir: tempFolder(), origin, render } }
}

async function drawn({ address, site }: ReturnType<typeof aSite>) {
  const found = await getSocialImage(site, address)
  if (typeof found === 'string' || !('stream' in found)) throw new Error(JSON.stringify(found))
  const bytes = await buffer(found.stream)
  return { bytes, ...(await sharp(bytes).metadata()) }
}

const filesOf = (dataDir: string) => {
  const folder = path.join(dataDir, 'social-pictures')
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

test('a page has a picture of its title, drawn once', async ({ db }) => {
  const one = aSite(db, 'Five ways to shorten a queue')
  const [first, second] = await Promise.all([drawn(one), drawn(one)])
  expect(first).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(filesOf(one.site.dataDir)).toHaveLength(1)
  const other = await drawn(aSite(db, 'Another title'))
  expect(other.bytes.equals(first.bytes)).toBe(false)
})

test.for([
  'W'.repeat(300),
  'word '.repeat(100),
  '<b>&amp;</b> & "quotes"',
  'شارك قائمتك',
  '🚀👨‍👩‍👧',
  '\u0000\u202e\u{1d400}',
  '',
  'Ạ́'.repeat(80),
])('%j makes a picture like every other', async (title, { db }) => {
  expect(await drawn(aSite(db, title))).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('the picture of the page stands on it, and one that is gone is left out', async ({ db }) => {
  const plain = aSite(db, 'A title')
  const dataDir = plain.site.dataDir
  const { checksum } = await storePicture(db, dataDir, { fileName: 'a.png', bytes: await createPicture('png') })
  const covered = aSite(db, 'A title', checksum)
  const withCover = await drawn({ ...covered, site: { ...covered.site, dataDir } })
  expect(withCover.bytes.equals((await drawn(plain)).bytes)).toBe(false)
  expect(await drawn(aSite(db, 'A title', 'f'.repeat(32)))).toMatchObject({ width: 1200, height: 630 })
})

test('only what the page itself names is drawn; its other addresses lead there', async ({ db }) => {
  const { address, site } = aSite(db, 'A title')
  const other = socialImagePath({ ...shown, path: '/blog/a', title: 'Buy now' })
  expect(await getSocialImage(site, other)).toEqual({ movedTo: address })
  expect(await getSocialImage(site, currentSocialImagePath('/blog/a'))).toEqual({ movedTo: address })
  for (const missing of [address.replace('/blog/a/', '/blog/b/'), '/og/blog/a', '/og/card.jpg'])
    expect(await getSocialImage(site, missing), missing).toBe('missing')
  const naming = (image: string) => ({
    ...site,
    render: async () => `<head><meta property="og:image" content="${image}"></head>`,
  })
  expect(await getSocialImage(naming(`${origin}/media/a.webp`), address)).toEqual({ movedTo: '/media/a.webp' })
  expect(await getSocialImage(naming('https://elsewhere.test/a.webp'), address)).toBe('missing')
  expect(await getSocialImage({ ...site, render: async () => '<head></head>' }, address)).toBe('missing')
  expect(filesOf(site.dataDir)).toEqual([])
})

test('whoever asks for many pictures at once is asked to wait', async ({ db }) => {
  const sites = Array.from({ length: 10 }, (_, n) => aSite(db, `Title ${n}`))
  const answers = await Promise.all(sites.map(({ address, site }) => getSocialImage(site, address)))
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(2)
})

test('pictures of long ago are swept away, and the oldest where there are too many', async ({ db }) => {
  const one = aSite(db, 'One')
  for (const title of ['One', 'Two', 'Three'])
    await drawn({ ...aSite(db, title), site: { ...aSite(db, title).site, dataDir: one.site.dataDir } })
  const [old = '', older = '', fresh = ''] = filesOf(one.site.dataDir)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  utimesSync(old, daysAgo(2), daysAgo(2))
  utimesSync(older, daysAgo(31), daysAgo(31))
  await pruneSocialImages(one.site.dataDir)
  expect(filesOf(one.site.dataDir).toSorted()).toEqual([old, fresh].toSorted())
  await pruneSocialImages(one.site.dataDir, new Date(), 1)
  expect(filesOf(one.site.dataDir)).toEqual([fresh])
})
