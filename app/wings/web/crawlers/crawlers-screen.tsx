import { Notice } from '~/ui/workspace/notice'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { SeoHeader } from '~/wings/web/seo-header'
import type { CrawlersOverview, SitemapOverview } from './crawlers-overview'
import type { SitemapKind } from './sitemap-switches'
import { IndexNowPanel } from './ui/index-now-panel'
import { crawlersPath } from './ui/paths'
import { RobotsEditor } from './ui/robots-editor'

const kindLabels: Record<SitemapKind, string> = {
  pages: 'Pages of the site',
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

/** Whether pages can be read as Markdown, with /llms.txt. */
function MarkdownSwitch({ isOn }: { isOn: boolean }) {
  const change = useMutation()
  const call = (on: boolean) => ({ path: `${crawlersPath}/markdown`, method: 'PUT', json: { isOn: on } }) as const
  const toggle = (on: boolean) =>
    void change<{ wasOn: boolean }>({
      ...call(on),
      successMessage: () => (on ? 'Pages can be read as Markdown.' : 'Pages are no longer offered as Markdown.'),
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), done: 'Back as it was.' }),
    })
  return (
    <div className="grid gap-2">
      <Switch
        label="Offer pages as Markdown"
        hint="Each post, product, landing page and text of the site at its address with .md behind it."
        checked={isOn}
        onCheckedChange={toggle}
      />
      {isOn && (
        <p className="text-dense">
          <a href="/llms.txt" target="_blank" rel="noreferrer" className="link">
            Look at llms.txt
          </a>
        </p>
      )}
    </div>
  )
}

/** Which kinds of pages the sitemap names, how many there are of each, and where. */
function SitemapSwitchList({ kinds }: { kinds: SitemapOverview[] }) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {kinds.map((kind) => (
        <SitemapKindRow key={kind.kind} {...kind} />
      ))}
    </ul>
  )
}

function SitemapKindRow({ kind, isOn, listedCount: listed, files }: SitemapOverview) {
  const change = useMutation()
  const name = kindLabels[kind]
  const call = (on: boolean) => ({ path: `${crawlersPath}/sitemap`, method: 'PUT', json: { kind, isOn: on } }) as const
  const toggle = (on: boolean) =>
    void change<{ wasOn: boolean }>({
      ...call(on),
      successMessage: () => `${name}: ${on ? 'in the sitemap from now on.' : 'no longer in the sitemap.'}`,
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), done: 'Back as it was.' }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2 text-dense">
      <Switch label={name} checked={isOn} onCheckedChange={toggle} />
      <p className="flex flex-wrap gap-x-3 text-muted tabular-nums">
        <span>{isOn ? formatAddressCount(listed) : `${formatAddressCount(listed)}, not listed`}</span>
        {files.slice(0, FILES_SHOWN).map((file) => (
          <a key={file} href={file} target="_blank" rel="noreferrer" className="link">
            {file.slice(1)}
          </a>
        ))}
        {files.length > FILES_SHOWN && (
          <span>and {(files.length - FILES_SHOWN).toLocaleString('en-US')} more files</span>
        )}
      </p>
    </li>
  )
}

function formatAddressCount(count: number) {
  return count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`
}
