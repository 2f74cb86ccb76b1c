import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** What a visitor reads, a line for each heading, paragraph and entry; links with where they lead. */
async function wordsOf(path: string) {
  const { text } = await httpRequest(site.origin, path)
  const main = /<main.*?<\/main>/s.exec(text)?.[0] ?? ''
  const lines = main
    .replace(/<script.*?<\/script>|<svg.*?<\/svg>|<!--.*?-->/gs, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)')
    .replace(/<\/(?:h\d|p|li|dt|dd|div|section|span|summary|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/&#x27;|&quot;/g, "'")
    .split('\n')
  return `${lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')}\n`
}

test('/about says every word that it is meant to say', async () => {
  await expect(await wordsOf('/about')).toMatchFileSnapshot('page-copy/about.txt')
})

test('/product-leadership says every word that it is meant to say', async () => {
  await expect(await wordsOf('/product-leadership')).toMatchFileSnapshot('page-copy/product-leadership.txt')
})
