import { data, href } from 'react-router'
import { environmentContext } from '~/platform/context.server'
import { Section } from '~/ui/section'
import { findFreeDownload } from '../free-download.server'
import type { Route } from './+types/download'

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  const download = findFreeDownload(context.get(environmentContext), token)
  const headers = { 'Cache-Control': 'no-store' }
  if (!download) return data({ state: 'unknown' as const }, { status: 404, headers })
  if (download === 'expired') return data({ state: 'expired' as const }, { status: 410, headers })
  const files = download.files.map(({ name, label }) => ({
    label,
    url: href('/download/:token/:file', { token, file: name }),
  }))
  return data({ state: 'ready' as const, title: download.title, files }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Download' }, { name: 'robots', content: 'noindex' }]
}

export default function Download({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'unknown') {
    return (
      <DownloadPage title="This link leads nowhere">
        <p>It may have been cut in two by a mail program. Open it again from the mail, or ask for a new one.</p>
        <AskAgain />
      </DownloadPage>
    )
  }
  if (loaderData.state === 'expired') {
    return (
      <DownloadPage title="This link has expired">
        <p>Download links work for 30 days. A new one is free.</p>
        <AskAgain />
      </DownloadPage>
    )
  }
  return (
    <DownloadPage title={loaderData.title}>
      <ul>
        {loaderData.files.map(({ label, url }) => (
          <li key={url}>
            <a href={url} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </DownloadPage>
  )
}

function DownloadPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Section title={title} level={1}>
      <div className="prose">{children}</div>
    </Section>
  )
}

function AskAgain() {
  return (
    <p>
      <a href={href('/get-template')}>Ask for a new link</a>, or <a href={href('/contact')}>write to us</a>.
    </p>
  )
}
