import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
let cookie: string

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error' })
  ;({ cookie } = await anAdmin(site))
})
afterAll(() => site.stop())

const textsOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, inside = '']) => inside.replace(/<!--.*?-->|<[^>]*>/g, ''))

test.for<[path: string, tab: string, heading: string, place: string]>([
  ['/admin', 'Dashboard', 'Dashboard', 'Dashboard'],
  ['/admin/blog', 'Blog Posts', 'Blog Posts', 'Blog Posts › Posts'],
  ['/admin/blog/new', 'New post', '', 'Blog Posts'],
  ['/admin/templates', 'Templates', 'Templates', 'Templates'],
  ['/admin/templates/new', 'New template', 'New template', 'Templates'],
  ['/admin/products', 'Products', 'Products', 'Products'],
  ['/admin/products/new', 'New product', '', 'Products'],
  ['/admin/landing-pages', 'Landing Pages', 'Landing Pages', 'Landing Pages'],
  ['/admin/landing-pages/new', 'New landing page', '', 'Landing Pages'],
  ['/admin/orders', 'Orders', 'Products', 'Products › Orders'],
  ['/admin/orders/customers', 'Customers', 'Products', 'Products › Customers'],
  ['/admin/media', 'Media', 'Blog Posts', 'Blog Posts › Media'],
  ['/admin/bulk-generate', 'Bulk generate', 'Bulk generate', 'Templates › Bulk generate'],
  ['/admin/bulk-generate/data-sets', 'Data sets – Bulk generate', 'Bulk generate', 'Templates › Data sets'],
  ['/admin/bulk-generate/new', 'New run – Bulk generate', 'Bulk generate', 'Templates › Bulk generate'],
  ['/admin/topic-clusters', 'Topic Clusters', 'Topic Clusters', 'Topic Clusters › Clusters'],
  ['/admin/topic-clusters/proposals', 'Suggestions – Topic Clusters', 'Topic Clusters', 'Topic Clusters › Suggestions'],
  ['/admin/internal-links', 'Internal Links', 'Internal Links', 'Internal Links › Links'],
  ['/admin/bulk-auto-link', 'Bulk auto-link – Internal Links', 'Internal Links', 'Internal Links › Bulk auto-link'],
  ['/admin/link-rules', 'Link rules – Internal Links', 'Internal Links', 'Internal Links › Link rules'],
  ['/admin/link-rules/import', 'Import link rules – Internal Links', 'Internal Links', 'Internal Links › Link rules'],
  ['/admin/internal-links/pages', 'Pages – Internal Links', 'Internal Links', 'Internal Links › Pages'],
  [
    '/admin/internal-links/suggestions',
    'Suggestions – Internal Links',
    'Internal Links',
    'Internal Links › Suggestions',
  ],
  ['/admin/internal-links/orphans', 'Orphan pages – Internal Links', 'Internal Links', 'Internal Links › Orphan pages'],
  [
    '/admin/internal-links/problems',
    'Problems – Internal Links',
    'Internal Links',
    'Internal Links › Problems › Broken',
  ],
  ['/admin/analytics', 'Analytics', 'Analytics', 'Analytics › Overview'],
  ['/admin/content-topology', 'Content Map', 'Content Map', 'Content Map'],
  ['/admin/analytics/goals', 'Goals – Analytics', 'Analytics', 'Analytics › Goals'],
  ['/admin/analytics/reports', 'Reports – Analytics', 'Analytics', 'Analytics › Reports'],
  ['/admin/seo-settings/pages', 'Pages – SEO Settings', 'SEO Settings', 'SEO Settings › Pages'],
  ['/admin/seo-settings/pages/edit?path=/about', 'About – SEO Settings', 'About', 'SEO Settings'],
  ['/admin/seo-settings/pages/table', 'Pages as a table – SEO Settings', 'SEO Settings', 'SEO Settings › Pages'],
  ['/admin/seo-settings/pages/import', 'Import – SEO Settings', 'SEO Settings', 'SEO Settings › Pages'],
  ['/admin/product-seo', 'Products – SEO Settings', 'SEO Settings', 'SEO Settings › Products'],
  ['/admin/seo-settings/audit', 'Audit – SEO Settings', 'SEO Settings', 'SEO Settings › Audit'],
  [
    '/admin/seo-settings/title-templates',
    'Meta templates – SEO Settings',
    'SEO Settings',
    'SEO Settings › Meta templates',
  ],
  ['/admin/seo-settings/crawlers', 'Crawlers – SEO Settings', 'SEO Settings', 'SEO Settings › Crawlers'],
  ['/admin/seo-settings/redirects', 'Redirects – SEO Settings', 'SEO Settings', 'SEO Settings › Redirects'],
  [
    '/admin/seo-settings/redirects/import',
    'Import redirects – SEO Settings',
    'SEO Settings',
    'SEO Settings › Redirects',
  ],
  ['/admin/seo-settings/not-found', '404 errors – SEO Settings', 'SEO Settings', 'SEO Settings › 404 errors'],
  ['/admin/set-up/brand', 'Name and look – Set up your site', 'Set up your site', 'Settings'],
  ['/admin/set-up/pages', 'Starter pages – Set up your site', 'Set up your site', 'Settings'],
  ['/admin/settings', 'Audit log – Settings', 'Settings', 'Settings › Audit log'],
  ['/admin/settings/errors', 'Errors – Settings', 'Settings', 'Settings › Errors'],
  ['/admin/settings/inbox', 'Inbox – Settings', 'Settings', 'Settings › Inbox'],
  ['/admin/settings/outbox', 'Outbox – Settings', 'Settings', 'Settings › Outbox'],
  ['/admin/settings/studio', 'Studio – Settings', 'Settings', 'Settings › Studio'],
  ['/admin/settings/services', 'Services – Settings', 'Settings', 'Settings › Services'],
  ['/admin/settings/system', 'System – Settings', 'Settings', 'Settings › System'],
  ['/admin/settings/admins', 'Admins – Settings', 'Settings', 'Settings › Admins'],
  ['/admin/settings/import', 'Import – Settings', 'Settings', 'Settings › Import'],
  ['/admin/settings/export', 'Export – Settings', 'Settings', 'Settings › Export'],
  ['/admin/settings/export/archives', 'Restored archives – Settings', 'Settings', 'Settings › Export'],
  ['/admin/review-moderation', 'Reviews', 'Products', 'Products › Reviews'],
])('%s is “%s” in the browser’s tab and says where it is', async ([path, tab, heading, place]) => {
  const { status, text } = await httpRequest(site.origin, path, { headers: { cookie } })
  expect(status).toBe(200)
  expect(textsOf(text, /<title>(.*?)<\/title>/g)).toEqual([tab])
  // an editor's heading is the title that is written
  expect(textsOf(text, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual(heading === '' ? [] : [heading])
  const current = textsOf(text, /<a[^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)
  expect([...new Set(current)].join(' › ')).toBe(place)
})
