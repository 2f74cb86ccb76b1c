import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { loader } from './web-manifest'

test('the manifest names the studio with the drawn icons, or its own logo in each width', async ({ db }) => {
  const manifest = async () => (await callRoute(loader, db, { path: '/manifest.webmanifest' })).json()
  await saveBrand(db, { ...defaultBrand, name: 'Harbor' })
  expect(await manifest()).toMatchObject({ name: 'Harbor', start_url: '/', icons: [{ src: '/favicon.svg' }, {}, {}] })
  const logo = { checksum: 'a'.repeat(32), alt: '', width: 400, height: 200, widths: [200, 400] }
  await saveBrand(db, { ...defaultBrand, logo })
  expect((await manifest()).icons).toEqual([
    { src: `/media/${logo.checksum}-200.webp`, sizes: '200x100', type: 'image/webp' },
    { src: `/media/${logo.checksum}-400.webp`, sizes: '400x200', type: 'image/webp' },
  ])
})
