import type { RouterContextProvider } from 'react-router'
import { trailOf } from '~/domains/seo/breadcrumbs'
import { findPageSettings } from '~/domains/seo/queries.server'
import { databaseContext, pageContext } from '~/platform/context.server'

/** The loader of every layout around public pages. */
export async function loadFrame({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const path = url.pathname.replace(/\/+$/, '') || '/'
  context.get(pageContext).shows(...trailOf(path).map((part) => `seo:${part}`))
  return { frame: await findPageSettings(context.get(databaseContext), path) }
}
