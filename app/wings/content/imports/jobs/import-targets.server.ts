import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import type { SourceDocument } from '../sources/source-item'

/** A document whose pictures are in our library. */
export interface ReadyDocument extends Omit<SourceDocument, 'cover'> {
  cover: { id: string; alt: string } | null
}

interface ImportTarget {
  kind: EntryType
  toContent: (document: ReadyDocument) => EntryContent
  /** What is said beside the content. */
  toExtraColumns?: (document: ReadyDocument) => object
  /** What it cannot hold, each a sentence. */
  findLostFields?: (document: ReadyDocument) => string[]
}

/** What posts and pages of other sites become here. */
export const importTargets: Record<'post' | 'page', ImportTarget> = {
  post: {
    kind: postEntryType,
    toContent: ({ title, slug, description, html, category, tags, author, cover, seo }) => ({
      title,
      slug,
      description,
      body: html,
      category,
      tags,
      author,
      seo: { ...emptySeo, ...seo },
      coverId: cover?.id ?? null,
      coverAlt: wellFormed(cover)?.alt ?? '',
    }),
    toExtraColumns: ({ readTimeInt }) => (readTimeInt === null ? {} : { readTimeInt }),
  },
  page: {
    kind: landingPageEntryType,
    toContent: ({ title, slug, description, html, cover, seo }) => ({
      title,
      slug,
      description,
      seo: { ...emptySeo, ...seo },
      variants: [],
      blocks: [
        { ...newBlock('hero', 'block-1'), title, text: description, picture: wellFormed(cover) },
        ...(html.trim() ? [{ ...newBlock('rich-text', 'block-2'), html }] : []),
      ],
    }),
    findLostFields: ({ author, tags }) => [
      ...(author ? [`Pages have no author: ${author} was removed.`] : []),
      ...(tags.length > 0 ? [`Pages have no tags: ${tags.join(', ')} removed.`] : []),
    ],
  },
}

/** Its text was cut, perhaps in the middle of a character. */
function wellFormed(cover: ReadyDocument['cover']) {
  return cover && { ...cover, alt: cover.alt.toWellFormed() }
}
