import { href, redirect } from 'react-router'
import { environmentContext } from '~/platform/context.server'
import { findFreeDownload } from '../free-download.server'
import type { Route } from './+types/download-file'

/** Hands out one file of a download; a link that is wrong or over is explained by its page. */
export function loader({ context, params: { token, file } }: Route.LoaderArgs) {
  const download = findFreeDownload(context.get(environmentContext), token)
  const found = typeof download === 'object' ? download.files.find(({ name }) => name === file) : undefined
  if (!found) return redirect(href('/download/:token', { token }))
  return new Response(found.content, {
    headers: {
      'Content-Type': `${found.type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
