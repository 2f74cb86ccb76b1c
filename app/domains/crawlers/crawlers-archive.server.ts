import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { type ArchivedSetting, settingsList } from '~/platform/archive/settings-list.server'
import { switchIndexNow, switchMarkdown, switchSitemap, writeRobots } from './commands.server'
import { findIndexNow, findRobotsText, findSitemapSwitches, isMarkdownOn } from './queries.server'
import { closesSite } from './robots'
import { robotsText } from './robots/robots-text'
import { type SitemapSwitches, sitemapKinds } from './sitemap-switches'

const robots: ArchivedSetting<Actor, string | null> = {
  label: 'robots.txt',
  schema: robotsText.nullable(),
  find: findRobotsText,
  write: (tx, by, text, basedOn) => writeRobots(tx, by, { text, basedOn, isConfirmed: true }),
  remarkOn: (text) => (text !== null && closesSite(text) ? 'It keeps all crawlers from the whole site.' : undefined),
}

const sitemap: ArchivedSetting<Actor, SitemapSwitches> = {
  label: 'Kinds of pages in the sitemap',
  schema: z.record(z.enum(sitemapKinds), z.boolean()),
  find: findSitemapSwitches,
  write: switchSitemap,
}

const markdown: ArchivedSetting<Actor, boolean> = {
  label: 'Pages as Markdown',
  schema: z.boolean(),
  find: isMarkdownOn,
  write: switchMarkdown,
}

// without its key, which proves to search engines who speaks for one host: another site takes a key of its own
const indexNow: ArchivedSetting<Actor, boolean> = {
  label: 'Telling search engines of changes',
  schema: z.boolean(),
  find: async (db) => (await findIndexNow(db)).isOn,
  write: switchIndexNow,
}

/** What crawlers are told, as an archive has it. */
export const crawlersArchive = {
  name: 'crawlers',
  ...settingsList<Actor>({ robots, sitemap, markdown, index_now: indexNow }),
}
