import type { ArchiveList } from '~/platform/archive/archive-list.server'
import { savedSectionsArchive } from '~/wings/content/landing-pages/saved-sections-archive.commands.server'
import { templatesArchive } from '~/wings/content/templates/templates-archive.commands.server'
import { categoriesArchive } from '~/wings/publishing/categories/categories-archive.commands.server'
import { reportsArchive } from '~/wings/reports/reports/reports-archive.server'
import { linkRulesArchive } from '~/wings/seo-tools/internal-links/link-rules-archive.commands.server'
import { pageKeywordsArchive } from '~/wings/seo-tools/internal-links/page-keywords-archive.server'
import { suggestionSettingsArchive } from '~/wings/seo-tools/internal-links/suggestion-settings-archive.server'
import { topicClustersArchive } from '~/wings/seo-tools/topic-clusters/topic-clusters-archive.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { lookArchive } from '~/wings/site/look/look-archive.server'
import { settingsArchive } from '~/wings/site/settings/settings-archive.server'
import { crawlersArchive } from '~/wings/web/crawlers/crawlers-archive.server'
import { redirectsArchive } from '~/wings/web/redirects/redirects-archive.commands.server'
import { seoSettingsArchive } from '~/wings/web/seo/import-seo-settings.commands.server'
import { titleTemplatesArchive } from '~/wings/web/title-templates/title-templates-archive.server'

/**
 * The lists of an archive, which are taken back after the pieces that they are about. What crawlers are told comes last: no
 * search engine is told of an import while it is under way.
 */
export const archiveLists: ArchiveList<Actor>[] = [
  categoriesArchive,
  ...[savedSectionsArchive, templatesArchive],
  ...[seoSettingsArchive, redirectsArchive, linkRulesArchive, pageKeywordsArchive],
  ...[topicClustersArchive, suggestionSettingsArchive, titleTemplatesArchive],
  ...[reportsArchive, settingsArchive, lookArchive, crawlersArchive],
]
