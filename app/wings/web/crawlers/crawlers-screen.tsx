import { formatCount, formatNumber } from '~/platform/text/format-number'
import { Notice } from '~/ui/workspace/notice'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { SeoHeader } from '~/wings/web/seo-header'
import { crawlersClient } from './api'
import type { CrawlersOverview, SitemapKindOverview } from './crawlers-overview'
import type { SitemapKind } from './sitemap-switches'
import { IndexNowPanel } from './ui/index-now-panel'
import { RobotsEditor } from './ui/robots-editor'

const kindLabels: Record<SitemapKind, string> = {
  pages: 'Pages',
  products: 'Products',
  posts: 'Posts',
  'landing-pages': 'Landing pages',
}

const FILES_SHOWN = 3

/** What crawlers of search engines and language models are told. */
export function CrawlersScreen({ overview, origin }: { overview: CrawlersOverview; origin: string }) {
  const { isPublic, robots, sitemap, isMarkdownOn, indexNow } = overview
  return (
    <>
      <SeoHeader />
      {!isPublic && (
        <div className="mb-6">
          <Notice kind="warning" title={`${origin} is not publicly accessible.`}>
            Crawlers cannot access the site and IndexNow is inactive until ORIGIN is a public URL.
          </Notice>
        </div>
      )}
      <SettingsSection
        title="robots.txt"
        text={
          <>
            Which URLs crawlers can access.{' '}
            <a href="/robots.txt" target="_blank" rel="noreferrer" className="link">
              View robots.txt
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
            Lists indexable pages only.{' '}
            <a href="/sitemap.xml" target="_blank" rel="noreferrer" className="link">
              {' '}
              View sitemap{' '}
            </a>
          </>
        }
      >
        <SitemapSwitchList kinds={sitemap} />
      </SettingsSection>
      <SettingsSection title="Language models" text="Content for AI assistants.">
        <MarkdownSwitch isOn={isMarkdownOn} />
      </SettingsSection>
      <SettingsSection title="IndexNow" text="Notifies search engines when pages are published, updated or deleted.">
        <IndexNowPanel indexNow={indexNow} isPublic={isPublic} />
      </SettingsSection>
    </>
  )
}

/** Whether pages can be read as Markdown, with /llms.txt. */
function MarkdownSwitch({ isOn }: { isOn: boolean }) {
  const change = useMutation()
  const call = (on: boolean) => crawlersClient.put('/markdown', { json: { isOn: on } })
  const toggle = (on: boolean) =>
    void change({
      ...call(on),
      successMessage: () => (on ? 'Markdown pages enabled.' : 'Markdown pages disabled.'),
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), successMessage: 'Undone.' }),
    })
  return (
    <div className="grid gap-2">
      <Switch
        label="Markdown pages"
        hint="Adds a Markdown version of each page at its URL plus .md."
        checked={isOn}
        onCheckedChange={toggle}
      />
      {isOn && (
        <p className="text-dense">
          <a href="/llms.txt" target="_blank" rel="noreferrer" className="link">
            View llms.txt
          </a>
        </p>
      )}
    </div>
  )
}

/** Which kinds of pages the sitemap names, how many there are of each, and where. */
function SitemapSwitchList({ kinds }: { kinds: SitemapKindOverview[] }) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {kinds.map((kind) => (
        <SitemapKindRow key={kind.kind} {...kind} />
      ))}
    </ul>
  )
}

function SitemapKindRow({ kind, isOn, listedCount, files }: SitemapKindOverview) {
  const change = useMutation()
  const name = kindLabels[kind]
  const call = (on: boolean) => crawlersClient.put('/sitemap', { json: { kind, isOn: on } })
  const toggle = (on: boolean) =>
    void change({
      ...call(on),
      successMessage: () => `${name}: ${on ? 'added to the sitemap.' : 'removed from the sitemap.'}`,
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), successMessage: 'Undone.' }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2 text-dense">
      <Switch label={name} checked={isOn} onCheckedChange={toggle} />
      <p className="flex flex-wrap gap-x-3 text-muted tabular-nums">
        <span>{isOn ? formatCount(listedCount, 'URL') : `${formatCount(listedCount, 'URL')}, not listed`}</span>
        {files.slice(0, FILES_SHOWN).map((file) => (
          <a key={file} href={file} target="_blank" rel="noreferrer" className="link">
            {file.slice(1)}
          </a>
        ))}
        {files.length > FILES_SHOWN && <span>and {formatNumber(files.length - FILES_SHOWN)} more files</span>}
      </p>
    </li>
  )
}
