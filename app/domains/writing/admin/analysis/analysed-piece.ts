import type { AnalysedPage } from '~/domains/seo-analysis/analysed-page'
import { synonymsOf } from '~/domains/seo-analysis/keyphrase-key'
import type { PieceScreen } from '../../screen-context'
import type { SeoWords } from '../panels/use-seo-words'
import type { Surroundings } from './use-surroundings'

interface Written extends Pick<PieceScreen, 'kind' | 'origin'>, Pick<PieceScreen['writing'], 'content'> {
  /** What its page will say of itself, in the way of its kind. */
  shown: Pick<SeoWords, 'title' | 'description'>
}

/** A piece as it is written just now, for its analysis. */
export function analysedPiece({ kind, origin, shown, content }: Written, around: Surroundings): AnalysedPage {
  const { title, slug, seo } = content
  return {
    ...{ locale: 'en', origin, title, slug, ...around, ...kind.analysedText(content) },
    kind: seo.isPillar ? 'pillar' : 'page',
    path: kind.pathOf(slug || 'new'),
    metaTitle: seo.metaTitle.trim() || title.trim() ? shown.title : '',
    description: shown.description,
    keyphrase: seo.keyphrase,
    synonyms: synonymsOf(seo.synonyms),
  }
}
