import { z } from 'zod'
import { type ArchivedSetting, defineSettingsArchive } from '~/platform/archive/settings-archive.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { saveRobotsText, setIndexNowEnabled, setMarkdownEnabled, setSitemapSwitches } from './commands.server'
import { findIndexNowSettings, findRobotsText, findSitemapSwitches, isMarkdownEnabled } from './queries.server'
import { blocksWholeSite } from './robots'
import { robotsTextSchema } from './robots-text-schema'
import { type SitemapSwitches, sitemapKinds } from './sitemap-switches'

const robots: ArchivedSetting<Actor, string | null> = {
  label: 'robots.txt',
  schema: robotsTextSchema.nullable(),
  find: findRobotsText,
  write: (tx, by, text, basedOn) => saveRobotsText(tx, by, { text, basedOn, isConfirmed: true }),
  warningFor: (text) =>
    text !== null && blocksWholeSite(text) ? 'It blocks all crawlers from the whole site.' : undefined,
}

const sitemap: ArchivedSetting<Actor, SitemapSwitches> = {
  label: 'Sitemap content',
  schema: z.record(z.enum(sitemapKinds), z.boolean()),
  find: findSitemapSwitches,
  write: setSitemapSwitches,
}

const markdown: ArchivedSetting<Actor, boolean> = {
  label: 'Markdown pages',
  schema: z.boolean(),
  find: isMarkdownEnabled,
  write: setMarkdownEnabled,
}

// without its key, which proves to search engines who speaks for one host: another site takes a key of its own
const indexNow: ArchivedSetting<Actor, boolean> = {
  label: 'IndexNow',
  schema: z.boolean(),
  find: async (db) => (await findIndexNowSettings(db)).isOn,
  write: setIndexNowEnabled,
}

/** What crawlers are told, as an archive has it. */
export const crawlersArchive = defineSettingsArchive<Actor>('crawlers', {
  robots,
  sitemap,
  markdown,
  index_now: indexNow,
})
