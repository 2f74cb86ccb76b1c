import { SeoHeader } from '~/domains/seo/seo-header'
import { Notice } from '~/ui/workspace/notice'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { IndexNowPanel } from './admin/index-now-panel'
import { MarkdownSwitch } from './admin/markdown-switch'
import { RobotsEditor } from './admin/robots-editor'
import { SitemapSwitchList } from './admin/sitemap-switch-list'
import type { CrawlersOverview } from './crawlers-overview'

/** What crawlers of search engines and language models are told. */
export function CrawlersScreen({ overview, origin }: { overview: CrawlersOverview; origin: string }) {
  const { isPublic, robots, sitemap, isMarkdownOn, indexNow } = overview
  return (
    <>
      <SeoHeader />
      {!isPublic && (
        <div className="mb-6">
          <Notice kind="warning" title={`The internet cannot reach ${origin}.`}>
            No search engine reads what stands here, and IndexNow sends nothing, until ORIGIN is a public address.
          </Notice>
        </div>
      )}
      <SettingsSection
        title="robots.txt"
        text={
          <>
            What crawlers may fetch. It keeps nothing secret.{' '}
            <a href="/robots.txt" target="_blank" rel="noreferrer" className="link">
              As they get it
            </a>
          </>
        }
      >
        <RobotsEditor stored={robots} origin={origin} />
      </SettingsSection>
      <SettingsSection
        title="Sitemap"
        text={
          <>
            Only pages that search engines may keep are listed.{' '}
            <a href="/sitemap.xml" target="_blank" rel="noreferrer" className="link">
              sitemap.xml
            </a>
          </>
        }
      >
        <SitemapSwitchList kinds={sitemap} />
      </SettingsSection>
      <SettingsSection title="Language models" text="The site as text, for assistants that read it.">
        <MarkdownSwitch isOn={isMarkdownOn} />
      </SettingsSection>
      <SettingsSection
        title="IndexNow"
        text="Search engines hear of a page when it comes out, changes or goes, instead of finding out."
      >
        <IndexNowPanel indexNow={indexNow} isPublic={isPublic} />
      </SettingsSection>
    </>
  )
}
