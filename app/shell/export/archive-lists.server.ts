import type { Actor } from '~/domains/audit/actor'
import { templatesArchive } from '~/domains/content-templates/templates-archive.server'
import { crawlersArchive } from '~/domains/crawlers/crawlers-archive.server'
import { exportLinkRuleRecords } from '~/domains/internal-links/exported-link-rules.server'
import {
  exportPageKeywordRecords,
  importPageKeywordRecords,
  validatePageKeywordRecord,
} from '~/domains/internal-links/page-keywords-archive.server'
import { suggestionSettingsArchive } from '~/domains/internal-links/suggestion-settings-archive.server'
import { importLinkRuleRecords, validateLinkRuleRecord } from '~/domains/internal-links/take-back-link-rules.server'
import { savedSectionsArchive } from '~/domains/landing-pages/sections-archive.server'
import { titleTemplatesArchive } from '~/domains/patterns/patterns-archive.server'
import { exportRedirects } from '~/domains/redirects/exported-redirects.server'
import { importRedirectRecords, validateRedirectRecord } from '~/domains/redirects/take-back-redirects.server'
import { reportsArchive } from '~/domains/reports/reports-archive.server'
import { exportSeoSettings } from '~/domains/seo/exported-settings.server'
import { importSeoSettings, validateSeoSettingsRecord } from '~/domains/seo/take-back-settings.server'
import { exportSettings } from '~/domains/settings/exported-settings.server'
import { importSettings, validateSettingRecord } from '~/domains/settings/take-back-settings.server'
import { topicClustersArchive } from '~/domains/topic-clusters/topic-clusters-archive.server'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'

interface ArchiveList {
  /** Of its file, without `.json`. */
  name: string
  exportRecords: (db: Database) => AsyncIterable<unknown>
  validate: (record: unknown) => string | undefined
  importRecords: (
    tx: Database,
    records: unknown[],
    taking: { by: Actor; dryRun?: DryRunIds },
  ) => Promise<RecordImportResult[]>
}

const seoSettings: ArchiveList = {
  name: 'seo_settings',
  exportRecords: exportSeoSettings,
  validate: validateSeoSettingsRecord,
  importRecords: importSeoSettings,
}
const redirects: ArchiveList = {
  name: 'redirects',
  exportRecords: exportRedirects,
  validate: validateRedirectRecord,
  importRecords: importRedirectRecords,
}
const linkRules: ArchiveList = {
  name: 'link_rules',
  exportRecords: exportLinkRuleRecords,
  validate: validateLinkRuleRecord,
  importRecords: importLinkRuleRecords,
}
const pageKeywords: ArchiveList = {
  name: 'page_keywords',
  exportRecords: exportPageKeywordRecords,
  validate: validatePageKeywordRecord,
  importRecords: importPageKeywordRecords,
}
const settings: ArchiveList = {
  name: 'settings',
  exportRecords: exportSettings,
  validate: validateSettingRecord,
  importRecords: importSettings,
}

/**
 * The lists of an archive, which are taken back after the pieces that they are about. What crawlers are told comes last: no
 * search engine is told of an import while it is under way.
 */
export const archiveLists: ArchiveList[] = [
  ...[savedSectionsArchive, templatesArchive],
  ...[seoSettings, redirects, linkRules, pageKeywords],
  ...[topicClustersArchive, suggestionSettingsArchive, titleTemplatesArchive],
  ...[reportsArchive, settings, crawlersArchive],
]
