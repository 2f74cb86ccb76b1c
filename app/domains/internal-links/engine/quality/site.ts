import { headingHtml, paragraphsHtml } from '~/rich-text/html-parts'
import type { LinkablePage } from '../suggesting/known-page'
import { backendSamplePages } from './backend'
import { contentSamplePages } from './content'
import { customerSamplePages } from './customers'
import { designSamplePages } from './design'
import { operationsSamplePages } from './operations'
import { pricingSamplePages } from './pricing'
import { releaseSamplePages } from './releasing'

/** A made-up site of a software studio without any links, with those that an editor would put into its texts. */
export const samplePages = [
  pricingSamplePages,
  backendSamplePages,
  releaseSamplePages,
  contentSamplePages,
  designSamplePages,
  customerSamplePages,
  operationsSamplePages,
].flat()

export const sampleLinkablePages: LinkablePage[] = samplePages.map(
  ({ slug, title, keywords = [], isPillar = false, body }) => ({
    id: slug,
    kind: 'post',
    path: `/blog/${slug}`,
    categories: [],
    title,
    keywords,
    isPillar,
    isPublic: true,
    texts: [`${headingHtml(2, title)}${paragraphsHtml(body)}`],
  }),
)
