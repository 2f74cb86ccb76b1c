import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { aCategory } from '~/wings/publishing/categories/fixtures'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { Catalog } from '../catalog'
import { aProduct } from '../fixtures'
import { loader } from './catalog'

const PER_PAGE = 24

async function read(db: Database, path: string) {
  const { data } = await callRoute(loader, db, { path })
  return data
}

function html(shown: Awaited<ReturnType<typeof read>>) {
  const Page = createRoutesStub([{ path: '/', Component: () => <Catalog {...shown} /> }])
  return renderToString(<Page />).replaceAll('<!-- -->', '')
}

async function products(db: Database, count: number) {
  for (let n = 0; n < count; n++) await aProduct(db, { name: `Product ${n}`, category: n === 0 ? 'ai' : 'saas' })
}

test('24 products stand on one page, and one more begins a second, behind which there is none', async ({ db }) => {
  await products(db, PER_PAGE)
  expect(await read(db, '/tools')).toMatchObject({ page: 1, pages: 1, count: PER_PAGE, sort: 'newest', category: null })
  await products(db, 1)
  expect(await read(db, '/tools')).toMatchObject({ pages: 2, products: { length: PER_PAGE } })
  const second = await read(db, '/tools?page=2')
  expect(second).toMatchObject({ page: 2, products: { length: 1 } })
  expect(html(second)).toContain('25 products, page 2 of 2')
  await expect(read(db, '/tools?page=3')).rejects.toMatchObject({ init: { status: 404 } })
})

test('a page without products says what was looked for, and offers the way back', async ({ db }) => {
  expect(html(await read(db, '/tools'))).toContain('No products available yet.')
  await products(db, 2)
  await aCategory(db, { kind: 'product', slug: 'ai', name: 'AI' })
  const one = html(await read(db, '/tools?category=ai'))
  expect(one).toContain('1 product<')
  // one product has no order
  expect(one).not.toContain('Sort products')
  expect(html(await read(db, '/tools'))).toContain('Sort products')
  const none = html(await read(db, '/tools?q=zeppelin&category=ai'))
  expect(none).toContain('No products found')
  expect(none).toContain('Search all products')
})
