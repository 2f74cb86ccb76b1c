import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { blockedWordsForm, saveBlockedWords } from './blocked-words.commands.server'
import { ReviewNotFound } from './errors'
import {
  moderateReviews,
  moderationRequestSchema,
  undoModeration,
  undoModerationRequestSchema,
} from './moderation.commands.server'
import { replyToReview, reviewReplyForm } from './reply.commands.server'

export const reviewsApi = createAdminApi()
  /** Decides about reviews as they were read and answers what they were before. */
  .post('/decisions', jsonBody(moderationRequestSchema), async (c) => {
    const { reviews, decision } = c.req.valid('json')
    return c.json(await moderateReviews(c.var.db, c.var.admin, reviews, decision))
  })
  .delete('/decisions', jsonBody(undoModerationRequestSchema), async (c) => {
    return c.json(await undoModeration(c.var.db, c.var.admin, c.req.valid('json').states))
  })
  /** Replaces the words that make a review look like spam. */
  .put('/blocked-words', jsonBody(blockedWordsForm), async (c) => {
    return c.json(await saveBlockedWords(c.var.db, c.var.admin, c.req.valid('json').words))
  })
  /** Answers a review in public; an empty reply takes the answer away. */
  .put(
    '/:reviewId/reply',
    uuidParam('reviewId', () => new ReviewNotFound()),
    jsonBody(reviewReplyForm),
    async (c) => {
      return c.json(await replyToReview(c.var.db, c.var.admin, c.req.param('reviewId'), c.req.valid('json').reply))
    },
  )
