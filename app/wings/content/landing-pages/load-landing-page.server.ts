import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { listVariantShares } from './engine/variant-shares'
import { findBlockData, getBlockTags } from './find-block-data.server'
import type { LandingPage } from './landing-page'
import { CONTROL_VARIANT } from './landing-page-content'
import { renderBlockTexts } from './render-block-texts.server'

/** What a landing page shows whoever asks; its other versions never leave the server. */
export function loadLandingPage(context: Readonly<RouterContextProvider>, landingPage: LandingPage) {
  const { id, blocks, variants } = landingPage
  const page = context.get(pageContext)
  page.addCacheTags(`landing-page:${id}`)
  if (variants.length === 0) return loadLandingPageVariant(context, landingPage)
  const chosen = page.selectVariant({ key: `landing-page:${id}`, shares: listVariantShares(variants) })
  const version = variants[chosen - 1] ?? { id: CONTROL_VARIANT, blocks }
  return loadLandingPageVariant(context, { ...landingPage, blocks: version.blocks }, version.id)
}

/** One version of a page with everything that its blocks name. */
export async function loadLandingPageVariant(
  context: Readonly<RouterContextProvider>,
  { slug, title, description, blocks }: Pick<LandingPage, 'slug' | 'title' | 'description' | 'blocks'>,
  shownVariant?: string,
) {
  const blockData = await findBlockData(context.get(databaseContext), blocks)
  context.get(pageContext).addCacheTags(...getBlockTags(blocks, blockData))
  return {
    page: { slug, title, description, blocks: await renderBlockTexts(context, blocks) },
    blockData,
    /** Whether what it shows can be paid for on this site. */
    isPurchasable: getPaymentMode(context.get(environmentContext)) !== 'request',
    /** Named on the document for whoever counts visits; only of a page that is tried in several versions. */
    shownVariant: shownVariant,
  }
}

export type LoadedLandingPage = Awaited<ReturnType<typeof loadLandingPageVariant>>
