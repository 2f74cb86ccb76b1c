import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { anIndexedPage } from '~/wings/web/pages/fixtures'
import { aFinishedAudit, listAllFindings, testEnvironment } from '~test/audited-site'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'

test('a page is weighed with the pictures that a desktop is sent', async ({ db }) => {
  const dataDir = tempFolder()
  const file = `${'a'.repeat(32)}-1600.avif`
  mkdirSync(path.join(dataDir, 'media'))
  writeFileSync(path.join(dataDir, 'media', file), Buffer.alloc(1_700_000))
  await anIndexedPage(db, '/heavy', { loadedImages: [`/media/${file}`, 'https://elsewhere.test/a.png'] })
  await anIndexedPage(db, '/light')
  const { id } = await aFinishedAudit(db, new Date(), { ...testEnvironment, DATA_DIR: dataDir })
  const sentence = 'The HTML and images are 1,709 kB. 1 image outside the media library is not included.'
  expect(await listAllFindings(db, id, { check: 'total-weight' })).toMatchObject([
    { path: '/heavy', rating: 'ok', sentence },
  ])
  expect(await listAllFindings(db, id, { check: 'picture-weight' })).toMatchObject([{ path: '/heavy', rating: 'bad' }])
})
