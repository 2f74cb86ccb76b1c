import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-change'
import type { SitemapOverview } from '../crawlers-overview'
import type { SitemapKind } from '../sitemap-switches'
import { crawlersPath } from './paths'

const kindLabels: Record<SitemapKind, string> = {
  pages: 'Pages of the site',
  products: 'Products',
  posts: 'Posts',
  'landing-pages': 'Landing pages',
}

const FILES_SHOWN = 3

/** Which kinds of pages the sitemap names, how many there are of each, and where. */
export function SitemapSwitchList({ kinds }: { kinds: SitemapOverview[] }) {
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
