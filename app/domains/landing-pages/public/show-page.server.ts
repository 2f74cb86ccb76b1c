import type { RouterContextProvider } from 'react-router'
import { howToPay } from '~/domains/orders/how-to-pay.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import { FIRST_VERSION } from '../landing-content'
import { materialFor, tagsOf } from '../material.server'
import type { LandingPage } from './landing-page'
import { presentTexts } from './present-texts.server'
import { sharesOf } from './versions'

/** What a landing page shows whoever asks; its other versions never leave the server. */
export function showPage(context: Readonly<RouterContextProvider>, landingPage: LandingPage) {
  const { id, blocks, variants } = landingPage
  const page = context.get(pageContext)
  page.shows(`landing-page:${id}`)
  if (variants.length === 0) return showVersion(context, landingPage)
  const chosen = page.versionOf({ of: `landing-page:${id}`, shares: sharesOf(variants) })
  const version = variants[chosen - 1] ?? { id: FIRST_VERSION, blocks }
  return showVersion(context, { ...landingPage, blocks: version.blocks }, version.id)
}

/** One version of a page with everything that its blocks name. */
export async function showVersion(
  context: Readonly<RouterContextProvider>,
  { slug, title, description, blocks }: Pick<LandingPage, 'slug' | 'title' | 'description' | 'blocks'>,
  shownVersion?: string,
) {
  const material = await materialFor(context.get(databaseContext), blocks)
  context.get(pageContext).shows(...tagsOf(blocks, material))
  return {
    page: { slug, title, description, blocks: await presentTexts(context, blocks) },
    material,
    /** Whether what it shows can be paid for on this site. */
    isSold: howToPay(context.get(environmentContext)) !== 'request',
    /** Named on the document for whoever counts visits; only of a page that is tried in several versions. */
    shownVersion,
  }
}

export type ShownPage = Awaited<ReturnType<typeof showVersion>>
