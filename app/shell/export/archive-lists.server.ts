import type { Actor } from '~/domains/audit/actor'
import { faultOfPageKeywords, takeBackPageKeywords } from '~/domains/internal-links/page-keywords-archive.server'
import { faultOfLinkRule, takeBackLinkRules } from '~/domains/internal-links/take-back-link-rules.server'
import { faultOfRedirect, takeBackRedirects } from '~/domains/redirects/take-back-redirects.server'
import { faultOfSeoSettings, takeBackSeoSettings } from '~/domains/seo/take-back-settings.server'
import { faultOfSetting, takeBackSettings } from '~/domains/settings/take-back-settings.server'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'

interface ArchiveList {
  name: string
  faultOf: (record: unknown) => string | undefined
  takeBack: (tx: Database, records: unknown[], taking: { by: Actor; rehearsal?: Rehearsal }) => Promise<TakenBack[]>
}

/** The lists of an archive that are taken back after the pieces that they are about. */
export const archiveLists: ArchiveList[] = [
  { name: 'seo_settings', faultOf: faultOfSeoSettings, takeBack: takeBackSeoSettings },
  { name: 'redirects', faultOf: faultOfRedirect, takeBack: takeBackRedirects },
  { name: 'link_rules', faultOf: faultOfLinkRule, takeBack: takeBackLinkRules },
  { name: 'page_keywords', faultOf: faultOfPageKeywords, takeBack: takeBackPageKeywords },
  { name: 'settings', faultOf: faultOfSetting, takeBack: takeBackSettings },
]
