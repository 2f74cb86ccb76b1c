import { z } from 'zod'

const MAX_EVENTS = 20
const MAX_PATH_LENGTH = 300
const MAX_TEXT_LENGTH = 1_000
const MAX_SECONDS = 24 * 60 * 60

const text = (longest: number) => z.string().max(longest)
const words = text(120)

const path = z
  .string()
  .max(MAX_PATH_LENGTH, `A path can have at most ${MAX_PATH_LENGTH} characters.`)
  .regex(/^\/[^\s?#\\]*$/, 'A path starts with / and has no spaces or query.')

// nothing else: a browser has no say in when it happened, and where from
const common = z.strictObject({
  /** Of one sending: what arrives twice counts once. */
  event_id: z.string().regex(/^[\w-]{8,40}$/, 'Send 8 to 40 letters or digits.'),
  page_path: path,
  referrer: text(MAX_TEXT_LENGTH * 2).default(''),
  session_id: text(100).default(''),
  timezone: text(100).default(''),
})

// what the browser says of itself; the server finds out more
const marks = { is_admin: z.boolean().default(false), is_automated: z.boolean().default(false) }
const utm = {
  utm_source: words.optional(),
  utm_medium: words.optional(),
  utm_campaign: words.optional(),
  utm_term: words.optional(),
  utm_content: words.optional(),
}

const kinds = [
  kind('page_view', {
    ...utm,
    /** Which one was shown, of a page that is tried in several. */
    version: words.optional(),
  }),
  kind('page_end', { seconds: z.int().min(0).max(MAX_SECONDS), scroll: z.int().min(0).max(100) }),
  kind('product_view', { product_slug: words.min(1) }),
  kind('cta_click', { cta_name: words.min(1), cta_location: words.default('') }),
] as const

function kind<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return common.extend({ event_type: z.literal(type), metadata: z.strictObject({ ...marks, ...shape }) })
}

const sentEvent = z.discriminatedUnion('event_type', kinds, {
  error: 'This event type is unknown or can only be sent by the server.',
})

/** What a browser may tell: one event, or several at once. */
export function parseEvents(json: unknown) {
  if (Array.isArray(json)) return z.array(sentEvent).min(1).max(MAX_EVENTS).safeParse(json)
  return sentEvent.transform((event) => [event]).safeParse(json)
}

export type EventPayload = z.infer<typeof sentEvent>
