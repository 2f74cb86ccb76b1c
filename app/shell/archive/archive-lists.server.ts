import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import type { Database } from '~/platform/database/database.server'
import { savedSectionsArchive } from '~/wings/content/landing-pages/saved-sections-archive.commands.server'
import { templatesArchive } from '~/wings/content/templates/templates-archive.commands.server'
import { reportsArchive } from '~/wings/reports/reports/reports-archive.server'
import { exportLinkRuleRecords } from '~/wings/seo-tools/internal-links/export-link-rules.server'
import {
  importLinkRuleRecords,
  validateLinkRuleRecord,
} from '~/wings/seo-tools/internal-links/import-link-rules.server'
import {
  exportPageKeywordRecords,
  importPageKeywordRecords,
  validatePageKeywordRecord,
} from '~/wings/seo-tools/internal-links/page-keywords-archive.commands.server'
import { suggestionSettingsArchive } from '~/wings/seo-tools/internal-links/suggestion-settings-archive.server'
import { topicClustersArchive } from '~/wings/seo-tools/topic-clusters/topic-clusters-archive.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { lookArchive } from '~/wings/site/look/look-archive.server'
import { exportSettings } from '~/wings/site/settings/export-settings.server'
import { findBrandRecordProblem, importSettings } from '~/wings/site/settings/import-settings.server'
import { crawlersArchive } from '~/wings/web/crawlers/crawlers-archive.server'
import { exportRedirects } from '~/wings/web/redirects/export-redirects.queries.server'
import {
  importRedirectRecords,
  validateRedirectRecord,
} from '~/wings/web/redirects/import-redirect-records.commands.server'
import { exportSeoSettings } from '~/wings/web/seo/export-seo-settings.queries.server'
import { importSeoSettings, validateSeoSettingsRecord } from '~/wings/web/seo/import-seo-settings.commands.server'
import { titleTemplatesArchive } from '~/wings/web/title-templates/title-templates-archive.server'

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
  validate: findBrandRecordProblem,
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
  ...[reportsArchive, settings, lookArchive, crawlersArchive],
]
