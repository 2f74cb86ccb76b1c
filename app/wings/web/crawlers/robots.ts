import { findRobotsDecision, parseRobotsTxt } from './robots-txt'

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

// the home page, and one that no rule is likely to name
const pagesOfWholeSite = ['/', '/any/page']

/** Whether crawlers that no other group names may fetch nothing but what a rule of its own allows. */
export function blocksWholeSite(text: string) {
  const robots = parseRobotsTxt(text)
  return pagesOfWholeSite.every((path) => !findRobotsDecision(robots, '', path).isAllowed)
}

/** The text as it is answered: it names the sitemap, where its author has named none. */
export function withSitemapLine(text: string, origin: string) {
  if (parseRobotsTxt(text).sitemaps.length > 0) return `${text.trimEnd()}\n`
  return `${text.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
}
