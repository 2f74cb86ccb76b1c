import { parseRobotsGroups, parseRobotsLines } from './parse-robots-lines'

/** What robots.txt says until somebody writes another one; the line with the sitemap is added. */
export const DEFAULT_ROBOTS_TXT = `${[
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /api/',
  'Disallow: /checkout/',
  'Disallow: /download/',
  'Disallow: /payment/',
  'Disallow: /plan/',
  'Disallow: /purchases',
  'Disallow: /review/',
].join('\n')}\n`

/** Whether crawlers that no other group names may not even fetch the home page. */
export function blocksWholeSite(text: string) {
  const all = parseRobotsGroups(text).filter(({ agents }) => agents.includes('*'))
  const values = (wanted: string) =>
    all.flatMap((group) => group.rules.filter(({ field }) => field === wanted).map(({ value }) => value))
  const isWhole = (value: string) => /^(\/\*?|\*)\$?$/.test(value) && value !== '/$'
  return values('disallow').some(isWhole) && !values('allow').some((value) => isWhole(value) || value === '/$')
}

/** The text as it is answered: it names the sitemap, where its author has named none. */
export function withSitemapLine(text: string, origin: string) {
  if (parseRobotsLines(text).some(({ field }) => field === 'sitemap')) return `${text.trimEnd()}\n`
  return `${text.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
}
