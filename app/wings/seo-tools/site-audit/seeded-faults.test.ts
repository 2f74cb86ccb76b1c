import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { registerPage } from '~/wings/web/pages/commands.server'
import { INDEXED_ORIGIN } from '~/wings/web/pages/fixtures'
import { extractPageFacts } from '~/wings/web/pages/indexing/extract-page-facts.server'
import { savePageFacts } from '~/wings/web/pages/indexing/save-page-facts.commands.server'
import { saveSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import { aFinishedAudit } from '~test/audited-site'
import { englishPages } from '~test/faulty-site/english-pages'
import type { FaultyPage } from '~test/faulty-site/faulty-page'
import { germanPages } from '~test/faulty-site/german-pages'
import { seededFaults } from '~test/faulty-site/seeded-faults'
import { spanishPages } from '~test/faulty-site/spanish-pages'
import { describe, expect, test } from '~test/test'
import { findAuditedPage } from './queries.server'

const pages = [...englishPages, ...germanPages, ...spanishPages]
const pathOf = (slug: string) => `/blog/${slug}`

const targets = [
  { path: '/blog/fitting-pads', status: 404, redirectsTo: null },
  { path: '/blog/gone-fishing', status: 410, redirectsTo: null },
  { path: '/blog/taller-viejo', status: 301, redirectsTo: '/blog/nosotros' },
]

async function aFaultySite(db: Database) {
  for (const page of pages) {
    const { slug, title, body, language, keyphrase = '' } = page
    const { id } = await aPost(db, { slug, title, body })
    const path = pathOf(slug)
    await registerPage(db, { id, kind: 'post', path, title, publishedAt: new Date('2026-01-01') })
    await saveSearchAppearance(db, path, { ...emptySeo, language, keyphrase })
  }
  const found = pages.map((page) => ({
    path: pathOf(page.slug),
    facts: extractPageFacts(toHtml(page), {
      origin: INDEXED_ORIGIN,
      path: pathOf(page.slug),
      isSeparatePage: () => false,
    }),
    bytes: 9_000,
    tags: [],
  }))
  await savePageFacts(db, found, targets, '1')
}

function toHtml({ slug, language, title, description, robots, canonical, body }: FaultyPage) {
  return `<html lang="${language}"><head><title>${title}</title>
    ${description && `<meta name="description" content="${description}">`}
    ${robots ? `<meta name="robots" content="${robots}">` : ''}
    <link rel="canonical" href="${canonical ?? INDEXED_ORIGIN + pathOf(slug)}"></head>
    <body><main><article><h1>${title}</h1>${body}</article></main></body></html>`
}

async function auditFaultySite(db: Database) {
  await aFaultySite(db)
  const audit = await aFinishedAudit(db)
  const findings = await Promise.all(
    pages.map(async ({ slug }) => {
      const audited = await findAuditedPage(db, audit.id, pathOf(slug))
      return (audited?.findings ?? []).map(({ check, where }) => ({ page: slug, check, where }))
    }),
  )
  return { audit, findings: findings.flat() }
}

describe('on a site of forty pages in three languages', () => {
  test('every fault that was put there is found, at its place', async ({ db }) => {
    const { findings } = await auditFaultySite(db)
    const missed = seededFaults.filter(
      ({ page, check, text = '' }) =>
        !findings.some(
          (found) =>
            found.page === page && found.check === check && (!text || found.where.some((one) => one.includes(text))),
        ),
    )
    expect(pages).toHaveLength(40)
    expect(missed).toEqual([])
  })

  test('the checks of links and copies find nothing else', async ({ db }) => {
    const { findings } = await auditFaultySite(db)
    const counterparts = ['tire-pressure-guide', 'luftdruck-tabelle', 'presion-copia']
    for (const check of ['anchor-texts', 'missing-anchors', 'noindex-links', 'near-duplicate', 'broken-links']) {
      const expected = seededFaults.filter((fault) => fault.check === check).map(({ page }) => page)
      const found = findings.filter((finding) => finding.check === check).map(({ page }) => page)
      const all = check === 'near-duplicate' ? [...expected, ...counterparts] : expected
      expect([check, ...found.toSorted()]).toEqual([check, ...[...new Set(all)].toSorted()])
    }
  })

  test('the audit names the five things that cost most, with pages and what to do', async ({ db }) => {
    const { audit } = await auditFaultySite(db)
    const { priorities = [] } = audit.summary
    expect(priorities).toHaveLength(5)
    // what an editor would begin with; texts of all pages are short, which is a fault of each
    expect(priorities.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['broken-links', 'near-duplicate', 'text-length']),
    )
    for (const { pages: named, fix, pageCount } of priorities) {
      expect([named.length > 0, named.length <= 3, fix !== '', pageCount >= named.length]).toEqual(Array(4).fill(true))
    }
  })
})
