import type { Actor } from '~/domains/audit/actor'
import { templatesArchive } from '~/domains/content-templates/templates-archive.server'
import { crawlersArchive } from '~/domains/crawlers/crawlers-archive.server'
import { exportedLinkRules } from '~/domains/internal-links/exported-link-rules.server'
import {
  exportedPageKeywords,
  faultOfPageKeywords,
  takeBackPageKeywords,
} from '~/domains/internal-links/page-keywords-archive.server'
import { suggestionSettingsArchive } from '~/domains/internal-links/suggestion-settings-archive.server'
import { faultOfLinkRule, takeBackLinkRules } from '~/domains/internal-links/take-back-link-rules.server'
import { sectionsArchive } from '~/domains/landing-pages/sections-archive.server'
import { patternsArchive } from '~/domains/patterns/patterns-archive.server'
import { exportedRedirects } from '~/domains/redirects/exported-redirects.server'
import { faultOfRedirect, takeBackRedirects } from '~/domains/redirects/take-back-redirects.server'
import { reportsArchive } from '~/domains/reports/reports-archive.server'
import { exportedSeoSettings } from '~/domains/seo/exported-settings.server'
import { faultOfSeoSettings, takeBackSeoSettings } from '~/domains/seo/take-back-settings.server'
import { exportedSettings } from '~/domains/settings/exported-settings.server'
import { faultOfSetting, takeBackSettings } from '~/domains/settings/take-back-settings.server'
import { topicClustersArchive } from '~/domains/topic-clusters/topic-clusters-archive.server'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'

interface ArchiveList {
  /** Of its file, without `.json`. */
  name: string
  exported: (db: Database) => AsyncIterable<unknown>
  faultOf: (record: unknown) => string | undefined
  takeBack: (tx: Database, records: unknown[], taking: { by: Actor; rehearsal?: Rehearsal }) => Promise<TakenBack[]>
}

const seoSettings: ArchiveList = {
  name: 'seo_settings',
  exported: exportedSeoSettings,
  faultOf: faultOfSeoSettings,
  takeBack: takeBackSeoSettings,
}
const redirects: ArchiveList = {
  name: 'redirects',
  exported: exportedRedirects,
  faultOf: faultOfRedirect,
  takeBack: takeBackRedirects,
}
const linkRules: ArchiveList = {
  name: 'link_rules',
  exported: exportedLinkRules,
  faultOf: faultOfLinkRule,
  takeBack: takeBackLinkRules,
}
const pageKeywords: ArchiveList = {
  name: 'page_keywords',
  exported: exportedPageKeywords,
  faultOf: faultOfPageKeywords,
  takeBack: takeBackPageKeywords,
}
const settings: ArchiveList = {
  name: 'settings',
  exported: exportedSettings,
  faultOf: faultOfSetting,
  takeBack: takeBackSettings,
}

/**
 * The lists of an archive, which are taken back after the pieces that they are about. What crawlers are told comes last: no
 * search engine is told of an import while it is under way.
 */
export const archiveLists: ArchiveList[] = [
  ...[sectionsArchive, templatesArchive],
  ...[seoSettings, redirects, linkRules, pageKeywords],
  ...[topicClustersArchive, suggestionSettingsArchive, patternsArchive],
  ...[reportsArchive, settings, crawlersArchive],
]
