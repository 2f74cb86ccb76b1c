import type { RouterContextProvider } from 'react-router'
import { findPatterns, patternTag } from '~/domains/patterns/queries.server'
import { trailOf } from '~/domains/seo/breadcrumbs'
import { findPageSettings } from '~/domains/seo/queries.server'
import { databaseContext, pageContext } from '~/platform/context.server'
import { patternKindAt } from './pattern-kind'

/** The loader of every layout around public pages. */
export async function loadFrame({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const path = url.pathname.replace(/(?<!\/)\/+$/, '') || '/'
  context.get(pageContext).shows(...trailOf(path).map((part) => `seo:${part}`))
  const db = context.get(databaseContext)
  const kind = patternKindAt(path)
  if (kind) context.get(pageContext).shows(patternTag(kind))
  const pattern = kind && (await findPatterns(db))[kind]
  const isWritten = pattern && (pattern.title || pattern.description)
  return { frame: { ...(await findPageSettings(db, path)), ...(isWritten && { pattern }) } }
}
