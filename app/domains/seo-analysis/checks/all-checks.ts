import type { PageCheck } from './check'
import { CONTENT_CHECKS } from './content'
import { RENDERED_CONTENT_CHECKS } from './delivered-content'
import { DELIVERY_CHECKS } from './delivery'
import { KEYPHRASE_CHOICE_CHECKS } from './keyphrase-choice'
import { KEYPHRASE_PLACE_CHECKS } from './keyphrase-places'
import { KEYPHRASE_USAGE_CHECKS } from './keyphrase-spread'
import { LINK_CHECKS } from './links'
import { EXTERNAL_LINK_CHECKS } from './outside-links'
import { SENTENCE_CHECKS } from './reading'
import { SEARCH_RESULT_CHECKS } from './search-result'
import { STRUCTURE_CHECKS } from './structure'
import { PAGE_WEIGHT_CHECKS } from './weight'

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
