import { z } from 'zod'

const kind = z.enum(['post', 'landing-page'])

export type TopicDraftKind = z.output<typeof kind>

/** The page that a topic is to get: blank, or made of a template. */
export const topicDraftForm = z.object({
  topicId: z.uuid(),
  from: z.union([z.object({ blank: kind }), z.object({ template: z.uuid() })]),
})

export type TopicDraftRequest = z.output<typeof topicDraftForm>

/** The draft that a topic got. */
export const draftedTopicPageSchema = z.object({ id: z.uuid(), topicId: z.uuid(), kind })

export type TopicDraft = z.output<typeof draftedTopicPageSchema>
