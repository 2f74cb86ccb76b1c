import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { isListUrl } from '~/shell/public-pages'
import { extractPageFacts } from '~/wings/web/pages/indexing/extract-page-facts.server'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const linkTags = /<a\s[^>]*href="/g

describe('the pages of the site as they are read', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  async function read(path: string) {
    const { text, status } = await httpRequest(site.origin, path)
    expect(status, path).toBe(200)
    return {
      html: text,
      ...extractPageFacts(text, {
        origin: site.origin.replace('127.0.0.1', 'localhost'),
        path,
        isSeparatePage: isListUrl,
      }),
    }
  }
  const to = (links: { to: string; place: string }[], place: string) =>
    links.filter((link) => link.place === place).map((link) => link.to)

  test('a post: its text is told from breadcrumbs, tags, neighbours and the posts to read next', async () => {
    const { links, boilerplateLinks, headings, words, canonical, title } = await read('/blog/clinic-walk-in-queue')
    expect(to(links, 'breadcrumbs')).toEqual(['/', '/blog'])
    const body = to(links, 'body')
    expect(body.length).toBeGreaterThan(0)
    expect(body).not.toContain('/blog')
    expect(to(links, 'card').filter((path) => path.startsWith('/blog/'))).toHaveLength(3)
    expect(to(links, 'navigation').length).toBeGreaterThan(0)
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
    expect(headings.map(({ text }) => text)).not.toContain('Related posts')
    expect(words).toBeGreaterThan(300)
    expect(canonical).toBe('/blog/clinic-walk-in-queue')
    expect(title).not.toBe('')
    expect(to(boilerplateLinks, 'navigation')).toContain('/tools')
    expect(to(boilerplateLinks, 'footer')).toContain('/privacy')
  })

  test('a product: neither its ways to buy, nor its reviews, nor other products are its text', async () => {
    const { links, images, headings } = await read('/tools/queuepro')
    expect(to(links, 'body').filter((path) => path.startsWith('/media') || path.startsWith('/checkout'))).toEqual([])
    expect(to(links, 'card')).toContain('/tools')
    expect(headings.map(({ text }) => text)).not.toContain('More products')
    expect(images.length).toBeGreaterThan(0)
  })

  test('a landing page: the links of its blocks are its text, its products are cards', async () => {
    const { links } = await read('/lp/queuepro')
    expect(to(links, 'body').length).toBeGreaterThan(0)
  })

  test('lists, and the list of all pages, link to nothing in their texts', async () => {
    for (const list of ['/blog', '/tools', '/sitemap']) {
      const { links } = await read(list)
      expect(to(links, 'body'), list).toEqual([])
      expect(links.length, list).toBeGreaterThan(5)
    }
  })

  test('every page of the demo is read, and no link of it is lost', async () => {
    const xml = (await httpRequest(site.origin, '/sitemap.xml')).text
    const paths = [...xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      const { html, links, boilerplateLinks, headings, title } = await read(path)
      const outward = [...html.matchAll(linkTags)].length - [...html.matchAll(/<a\s[^>]*href="(#|mailto:)/g)].length
      expect(links.length + boilerplateLinks.length, path).toBe(outward)
      expect(
        headings.filter(({ level }) => level === 1),
        path,
      ).toHaveLength(1)
      expect(title, path).not.toBe('')
      for (const { anchor, to: target } of links) expect(anchor, `${path} → ${target}`).not.toBe('')
    }
  })
})

describe('the register of the site', () => {
  /** `npm run studio -- read pages`; answers what it printed. */
  function readPages(dataDir: string) {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir }
    const child = spawn(process.execPath, ['scripts/run-studio.mjs', 'read', 'pages'], { env })
    return new Promise<string>((resolve) => {
      let printed = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
      child.once('close', () => resolve(printed))
    })
  }

  /** What the site wrote down, once it has stopped. */
  async function rowsOf<Row>(dataDir: string, sql: string) {
    const database = await openSiteDatabase({ DATA_DIR: dataDir })
    const { rows } = await database.run(sql)
    await database.close()
    return rows as Row[]
  }

  async function everyPageIsThere(dataDir: string, paths: string[]) {
    const facts = await rowsOf<{ path: string }>(dataDir, 'select path from derived.page_facts')
    expect(facts.map((page) => page.path)).toEqual(expect.arrayContaining(paths))
    expect(await rowsOf(dataDir, 'select path from derived.index_queue where due_at <= now()')).toEqual([])
  }

  async function listedPaths(origin: string) {
    const xml = (await httpRequest(origin, '/sitemap.xml')).text
    return [...xml.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, address]) => address || '/')
  }

  test('every page is read by itself, again by a command, and after a kill in the middle of it', async () => {
    const dataDir = await createSiteFolder()
    const first = await startSite({ DATA_DIR: dataDir })
    const paths = await listedPaths(first.origin)
    expect(await readPages(dataDir)).toContain('All pages are indexed.')
    const again = readPages(dataDir)
    await pause(700)
    await first.kill()
    await again
    const second = await startSite({ DATA_DIR: dataDir })
    expect(await readPages(dataDir)).toContain('All pages are indexed.')
    await second.stop()
    await everyPageIsThere(dataDir, paths)
    const broken =
      'select from_path, to_path, status from derived.indexed_links join derived.link_targets on path = to_path where status >= 300'
    expect(await rowsOf(dataDir, broken)).toEqual([])
    await rm(dataDir, { recursive: true })
  })
})
