import { expect, test } from '~test/test'
import { brokenImportRules } from './imports.mjs'

async function judge(sources: Record<string, string>) {
  const broken = await brokenImportRules(sources)
  return broken.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).sort()
}

const rooms = {
  'app/platform/slug.ts': 'export const slug = 1',
  'app/ui/button.tsx': 'export const Button = () => <button type="button" />',
  'app/rich-text/document.ts': 'export interface Document { a: 1 }',
  'app/wings/content/blog/post.ts': 'export const post = 1',
  'app/wings/content/blog/queries.server.ts': 'export const find = 1',
  'app/wings/content/blog/ui/list.tsx': 'export const List = 1',
  'app/wings/content/blog/routes/post.tsx': 'export default 1',
  'app/shell/footer.tsx': 'export const Footer = 1',
}

test('imports that go downhill are fine', async () => {
  const sources = {
    ...rooms,
    'app/shell/home.tsx': `import { post } from '~/wings/content/blog/post'\nimport { Button } from '../ui/button'`,
    'app/wings/seo-tools/site-audit/audit.ts': `import { find } from '~/wings/content/blog/queries.server'\nimport '~/platform/slug'`,
    'app/wings/content/blog/post-card.tsx': `import { List } from './ui/list'`,
    'app/wings/content/blog/post.test.ts': `import { Footer } from '~/shell/footer'`,
  }
  expect(await judge(sources)).toEqual([])
})

test.for([
  [
    'downhill-only-platform',
    'app/platform/mail.server.ts',
    `import type { Footer } from '~/shell/footer'`,
    'app/shell/footer.tsx',
  ],
  [
    'downhill-only-ui',
    'app/ui/field.tsx',
    `export { post } from '~/wings/content/blog/post'`,
    'app/wings/content/blog/post.ts',
  ],
  [
    'downhill-only-rich-text',
    'app/rich-text/a.ts',
    `import '../wings/content/blog/post'`,
    'app/wings/content/blog/post.ts',
  ],
  ['downhill-only-wings', 'app/wings/web/seo/a.ts', `import { Footer } from '~/shell/footer'`, 'app/shell/footer.tsx'],
  [
    'downhill-only-between-wings',
    'app/wings/web/seo/a.ts',
    `import type { post } from '~/wings/content/blog/post'`,
    'app/wings/content/blog/post.ts',
  ],
  [
    'front-door',
    'app/wings/seo-tools/site-audit/a.ts',
    `import { List } from '../../content/blog/ui/list'`,
    'app/wings/content/blog/ui/list.tsx',
  ],
  [
    'front-door-of-rooms',
    'app/shell/a.ts',
    `const list = import('~/wings/content/blog/ui/list')`,
    'app/wings/content/blog/ui/list.tsx',
  ],
  [
    'routes-are-leaves',
    'app/wings/content/blog/a.ts',
    `import './routes/post'`,
    'app/wings/content/blog/routes/post.tsx',
  ],
  [
    'browser-stays-out-of-the-server',
    'app/wings/content/blog/ui/a.tsx',
    `import { find } from '../queries.server'`,
    'app/wings/content/blog/queries.server.ts',
  ],
] as const)('%s is held', async ([rule, from, source, to]) => {
  expect(await judge({ ...rooms, [from]: source })).toEqual([`${rule}: ${from} → ${to}`])
})

test('tests and the server stay out of the application', async () => {
  const sources = {
    'tests/support/a.ts': '',
    'server/b.ts': '',
    'app/platform/c.ts': `import '~test/a'\nimport '../../server/b'`,
  }
  expect(await judge(sources)).toEqual([
    'app-without-server: app/platform/c.ts → server/b.ts',
    'tests-stay-out: app/platform/c.ts → tests/support/a.ts',
  ])
})

test('files do not need each other in a circle, types apart', async () => {
  const a = { 'app/platform/a.ts': `import { b } from './b'` }
  expect(await judge({ ...a, 'app/platform/b.ts': `import { a } from './a'` })).toContainEqual(
    expect.stringContaining('no-cycles'),
  )
  expect(await judge({ ...a, 'app/platform/b.ts': `import type { A } from './a'` })).toEqual([])
})

test('rooms do not need each other in a cycle, types included', async () => {
  const sources = {
    'app/wings/shop/orders/order.ts': `import { link } from '../downloads/link'`,
    'app/wings/shop/downloads/link.ts': `import type { Product } from '../products/product'`,
    'app/wings/shop/products/product.ts': '',
    'app/wings/shop/products/ui/sales.tsx': `import { countSales } from '~/wings/shop/orders/sales'`,
    'app/wings/shop/orders/sales.ts': '',
  }
  expect(await judge(sources)).toEqual([
    'no-room-cycles: app/wings/shop/downloads/link.ts → app/wings/shop/products/product.ts',
    'no-room-cycles: app/wings/shop/orders/order.ts → app/wings/shop/downloads/link.ts',
    'no-room-cycles: app/wings/shop/products/ui/sales.tsx → app/wings/shop/orders/sales.ts',
  ])
  const [first] = await brokenImportRules(sources)
  expect(first?.advice).toContain('shop/downloads → shop/products → shop/orders → shop/downloads: ')
  const withoutSales = { ...sources, 'app/wings/shop/products/ui/sales.tsx': '' }
  expect(await judge(withoutSales)).toEqual([])
  const tested = { ...withoutSales, 'app/wings/shop/products/sales.test.ts': `import '~/wings/shop/orders/sales'` }
  expect(await judge(tested)).toEqual([])
})
