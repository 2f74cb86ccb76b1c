import type { RouterContextProvider } from 'react-router'
import { howToPay } from '~/domains/orders/how-to-pay.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import type { LandingPage } from '../landing-page'
import { materialFor, tagsOf } from '../material.server'
import { presentTexts } from './present-texts.server'

/** What a landing page shows; its other versions never leave the server. */
export async function showPage(context: Readonly<RouterContextProvider>, landingPage: LandingPage) {
  const { id, slug, title, description, blocks } = landingPage
  const material = await materialFor(context.get(databaseContext), blocks)
  context.get(pageContext).shows(`landing-page:${id}`, ...tagsOf(blocks, material))
  return {
    page: { slug, title, description, blocks: await presentTexts(context, blocks) },
    material,
    /** Whether what it shows can be paid for on this site. */
    isSold: howToPay(context.get(environmentContext)) !== 'request',
  }
}

export type ShownPage = Awaited<ReturnType<typeof showPage>>
