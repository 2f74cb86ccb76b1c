import type { PageCheck } from './check'
import { CONTENT_CHECKS } from './content'
import { DELIVERY_CHECKS } from './delivery'
import { EXTERNAL_LINK_CHECKS } from './external-links'
import { KEYPHRASE_CHOICE_CHECKS } from './keyphrase-choice'
import { KEYPHRASE_PLACE_CHECKS } from './keyphrase-places'
import { KEYPHRASE_USAGE_CHECKS } from './keyphrase-usage'
import { LINK_CHECKS } from './links'
import { PAGE_WEIGHT_CHECKS } from './page-weight'
import { RENDERED_CONTENT_CHECKS } from './rendered-content'
import { SEARCH_RESULT_CHECKS } from './search-result'
import { SENTENCE_CHECKS } from './sentences'
import { STRUCTURE_CHECKS } from './structure'

/** Every check of a page, in the order in which people are told. */
export const ALL_CHECKS: readonly PageCheck[] = [
  ...KEYPHRASE_CHOICE_CHECKS,
  ...KEYPHRASE_PLACE_CHECKS,
  ...KEYPHRASE_USAGE_CHECKS,
  ...SEARCH_RESULT_CHECKS,
  ...CONTENT_CHECKS,
  ...LINK_CHECKS,
  ...SENTENCE_CHECKS,
  ...STRUCTURE_CHECKS,
  ...DELIVERY_CHECKS,
  ...RENDERED_CONTENT_CHECKS,
  ...EXTERNAL_LINK_CHECKS,
  ...PAGE_WEIGHT_CHECKS,
]
