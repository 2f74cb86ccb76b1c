import type { AnalysedPage } from '~/domains/seo-analysis/analysed-page'
import { synonymsOf } from '~/domains/seo-analysis/keyphrase-key'
import type { PieceScreen } from '../../screen-context'
import type { Surroundings } from './use-surroundings'

type Written = Pick<PieceScreen, 'kind' | 'origin' | 'brandName'> & Pick<PieceScreen['writing'], 'content'>

/** A piece as it is written just now, for its analysis. */
export function analysedPiece({ kind, origin, brandName, content }: Written, around: Surroundings): AnalysedPage {
  const { title, slug, seo } = content
  return {
    ...{ locale: 'en', origin, title, slug, ...around, ...kind.analysedText(content) },
    kind: seo.isPillar ? 'pillar' : 'page',
    path: kind.pathOf(slug || 'new'),
    metaTitle: seo.metaTitle.trim() || (title.trim() ? `${title.trim()} – ${brandName}` : ''),
    description: seo.metaDescription.trim() || kind.descriptionOf(content).trim(),
    keyphrase: seo.keyphrase,
    synonyms: synonymsOf(seo.synonyms),
  }
}
