import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { findPageLook } from '~/wings/site/look/queries.server'
import { pageAreaOf } from './page-area'

/** The studio's look, for pages that have it; what is its own code goes into the page, not into the data of the page. */
export async function loadPageLook(context: Readonly<RouterContextProvider>, path: string) {
  const { shown, ownCss, ownCode } = await findPageLook(context.get(databaseContext))
  const area = pageAreaOf(path)
  if (area !== 'workspace' && shown.hasOwnCode)
    context.get(pageContext).ownCode =
      area === 'public'
        ? { ...ownCode, css: ownCss }
        : { css: ownCss, head: '', body: '', scriptHashes: [], scriptOrigins: [] }
  return shown
}
