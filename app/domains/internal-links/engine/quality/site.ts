import { heading, paragraphs } from '~/rich-text/html-parts'
import type { KnownPage } from '../suggesting/known-page'
import { backend } from './backend'
import { content } from './content'
import { customers } from './customers'
import { design } from './design'
import { operations } from './operations'
import { pricing } from './pricing'
import { releasing } from './releasing'

/** A made-up site of a software studio without any links, with those that an editor would put into its texts. */
export const site = [pricing, backend, releasing, content, design, customers, operations].flat()

export const pagesOfSite: KnownPage[] = site.map(({ slug, title, keywords = [], isPillar = false, body }) => ({
  id: slug,
  kind: 'post',
  path: `/blog/${slug}`,
  categories: [],
  title,
  keywords,
  isPillar,
  isPublic: true,
  texts: [`${heading(2, title)}${paragraphs(body)}`],
}))
