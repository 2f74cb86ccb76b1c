import type { ComponentProps, MouseEvent } from 'react'
import { confirmIdentity } from './confirm-identity-dialog'

/** A link to a file that asks who somebody is before it is handed out: without scripts, a page of its own asks. */
export function ReauthenticatedDownloadLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  async function download(event: MouseEvent) {
    event.preventDefault()
    if (await confirmIdentity()) window.location.assign(href)
  }
  return <a href={href} onClick={download} {...rest} />
}
