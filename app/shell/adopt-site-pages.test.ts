import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aPost } from '~/wings/content/blog/fixtures'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { expect, test } from '~test/test'
import { adoptSitePages } from './adopt-site-pages.server'

async function inDataFolder(work: (dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-pages-'))
  await work(dataDir).finally(() => rm(dataDir, { recursive: true }))
}

test('a site with content gets the pages that were part of the code, under its own name, once', async ({
  database: { db },
}) => {
  await aPost(db, { slug: 'three-point-estimates' })
  await saveBrand(db, { ...defaultBrand, name: 'Quay', contactEmail: 'hello@quay.test' })
  await inDataFolder(async (dataDir) => {
    await adoptSitePages(db, dataDir)
    const pages = await db.selectFrom('pages').select(['path', 'title']).where('kind', '=', 'landing-page').execute()
    expect(pages.map(({ path: place }) => place).toSorted()).toEqual([
      ...['/', '/about', '/docs', '/docs/licences', '/help', '/privacy', '/product-leadership', '/terms'],
    ])
    expect(pages.find((page) => page.path === '/')?.title).toMatch(/^Quay: /)
    expect(await findBrand(db)).toMatchObject({ name: 'Quay', footer: expect.any(Array) })
    await db.deleteFrom('landingPages').where('slug', '=', 'about').execute()
    await adoptSitePages(db, dataDir)
    expect(await db.selectFrom('landingPages').select('slug').where('slug', '=', 'about').execute()).toEqual([])
  })
})

test('a new site begins without', async ({ database: { db } }) => {
  await inDataFolder(async (dataDir) => {
    await adoptSitePages(db, dataDir)
    expect(await db.selectFrom('landingPages').select('slug').execute()).toEqual([])
    expect((await findBrand(db)).name).toBe('Studio')
  })
})
