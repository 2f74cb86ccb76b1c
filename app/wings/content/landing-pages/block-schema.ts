import { z } from 'zod'
import { formatNumber } from '~/platform/text/format-number'
import { MAX_SLUG_LENGTH, slugPattern } from '~/platform/text/slug'
import { articleHtmlSchema, textSchema } from '~/wings/publishing/writing/entry'

/*
 * What may stand on a landing page. A block in the making may be unfinished: texts may be empty and references null; what
 * is missing is asked at publication. Texts are plain, except `html`.
 */

export const MAX_BLOCKS = 80
const MAX_ROWS = 40
const MAX_ALT_LENGTH = 1_000

const text = (maxLength = 2_000) => z.string().max(maxLength, `Use at most ${formatNumber(maxLength)} characters.`)

export const linkUrlSchema = z
  .string()
  .trim()
  .max(2_000, 'This URL is too long.')
  .regex(/^$|^\/(?!\/)|^#|^https?:\/\/|^mailto:|^tel:/i, 'Enter a URL that begins with /, # or https://.')

/** Empty: there is none. */
const link = z.object({ label: textSchema(80), url: linkUrlSchema })
const picture = z.object({ id: z.uuid(), alt: z.string().max(MAX_ALT_LENGTH, 'This alt text is too long.') }).nullable()
const rows = <Row extends z.ZodType>(row: Row, most = MAX_ROWS) => z.array(row).max(most, `Use at most ${most}.`)
const titled = z.object({ title: textSchema(120), text: text(1_000) })
/** The background that a block stands on; without one, its type's own. Blocks from before there were backgrounds have none. */
const tone = z.enum(['paper', 'wash', 'deep'], 'Choose a background.').optional()

/** Names the block within its page, also when it is moved. */
const id = z.string().regex(/^[\w-]{1,40}$/, 'This block has no ID.')
const title = textSchema(200)

export const formFieldSchema = z.object({
  label: textSchema(120),
  type: z.enum(['text', 'email', 'long-text', 'choice', 'checkbox'], 'Choose a field type.'),
  isRequired: z.boolean(),
  /** Of a choice. */
  choices: rows(textSchema(120)),
})

const plan = z.object({
  name: textSchema(60),
  price: textSchema(40),
  text: textSchema(300),
  points: rows(textSchema(200)),
  action: link,
  isRecommended: z.boolean(),
})

const simpleBlocks = [
  z.object({
    type: z.literal('hero'),
    id,
    title,
    text: text(),
    action: link,
    secondary: link,
    note: textSchema(200),
    picture,
  }),
  z.object({
    type: z.literal('features'),
    id,
    title,
    tone,
    /** Each may lead further. */
    items: rows(titled.extend({ action: link.optional() })),
  }),
  z.object({ type: z.literal('steps'), id, title, tone, items: rows(titled) }),
  z.object({
    type: z.literal('numbers'),
    id,
    title,
    tone,
    note: text(500),
    items: rows(z.object({ value: textSchema(40), label: textSchema(120) })),
  }),
  z.object({
    type: z.literal('products'),
    id,
    title,
    text: text(),
    tone,
    /** Beside the title: “All products”. */
    action: link.optional(),
    /** The newest ones (`newest`), those of a category, by its slug, or those that were chosen (`chosen`). */
    show: z.string().max(MAX_SLUG_LENGTH).regex(slugPattern, 'Choose which products to show.'),
    productIds: rows(z.uuid(), 12),
    /** How many, unless they were chosen. */
    limit: z.int('Enter a whole number.').min(1, 'Show at least one.').max(12, 'Show at most 12.'),
  }),
  z.object({
    type: z.literal('posts'),
    id,
    title,
    text: text(),
    tone,
    action: link.optional(),
    limit: z.int('Enter a whole number.').min(1, 'Show at least one.').max(12, 'Show at most 12.'),
  }),
  z.object({
    type: z.literal('pricing'),
    id,
    title,
    text: text(),
    tone,
    /** Shows the licenses of this product with their prices; without one, the plans. */
    productId: z.uuid().nullable(),
    plans: rows(plan, 6),
  }),
  z.object({
    type: z.literal('testimonials'),
    id,
    title,
    tone,
    // quotes from before they had pictures have none
    items: rows(z.object({ picture: picture.optional(), quote: text(), name: textSchema(120), role: textSchema(120) })),
  }),
  z.object({
    type: z.literal('people'),
    id,
    title,
    tone,
    items: rows(z.object({ picture, name: textSchema(120), role: textSchema(120), text: text(1_000) })),
  }),
  z.object({
    type: z.literal('reviews'),
    id,
    title,
    /** Of this product; without one, of all. */
    productId: z.uuid().nullable(),
    limit: z.int('Enter a whole number.').min(1, 'Show at least one.').max(12, 'Show at most 12.'),
  }),
  z.object({ type: z.literal('logos'), id, title, items: rows(z.object({ picture, url: linkUrlSchema })) }),
  z.object({
    type: z.literal('faq'),
    id,
    title,
    tone,
    items: rows(z.object({ question: textSchema(300), answer: text(4_000) })),
  }),
  z.object({
    type: z.literal('comparison'),
    id,
    title,
    columns: rows(textSchema(80), 6),
    /** A cell of "yes" or "no" is drawn as a mark. */
    rows: rows(z.object({ label: textSchema(200), cells: rows(textSchema(200), 6) }), 60),
  }),
  z.object({ type: z.literal('rich-text'), id, tone, html: articleHtmlSchema('landing page') }),
  z.object({ type: z.literal('image'), id, picture, caption: text(500) }),
  z.object({ type: z.literal('video'), id, url: linkUrlSchema, caption: text(500) }),
  z.object({
    type: z.literal('form'),
    id,
    title,
    text: text(),
    fields: rows(formFieldSchema, 20),
    button: textSchema(60),
    /** What stands there once it was sent. */
    thanks: text(500),
  }),
  z.object({
    type: z.literal('countdown'),
    id,
    title,
    text: text(500),
    /** Empty while nobody has chosen a moment. */
    endsAt: z.union([z.literal(''), z.iso.datetime({ error: 'Choose a date and time.' })]),
    /** What stands there afterwards. */
    endText: text(500),
  }),
  z.object({ type: z.literal('call-to-action'), id, title, text: text(), tone, action: link, secondary: link }),
] as const

const simpleBlock = z.discriminatedUnion('type', simpleBlocks)

/** Side by side where there is room; none of them holds columns again. */
const columnsBlock = z.object({
  type: z.literal('columns'),
  id,
  columns: z
    .array(z.array(simpleBlock).max(MAX_BLOCKS))
    .min(2, 'Use at least two columns.')
    .max(4, 'Use at most four columns.'),
})

export const blockSchema = z.discriminatedUnion('type', [...simpleBlocks, columnsBlock])

export const blockListSchema = z
  .array(blockSchema)
  .max(MAX_BLOCKS, `Use at most ${MAX_BLOCKS} blocks.`)
  .refine((blocks) => areUnique(collectBlockIds(blocks)), 'Two blocks have the same ID.')

export type SimpleBlock = z.infer<typeof simpleBlock>
export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOfType<Type extends BlockType> = Extract<Block, { type: Type }>
export type FormField = z.infer<typeof formFieldSchema>
export type BlockTone = NonNullable<z.infer<typeof tone>>
export type BlockLink = z.infer<typeof link>
export type BlockPictureReference = NonNullable<z.infer<typeof picture>>

function collectBlockIds(blocks: Block[]) {
  return blocks.flatMap((one) => [one.id, ...(one.type === 'columns' ? one.columns.flat().map(({ id }) => id) : [])])
}

function areUnique(words: string[]) {
  return new Set(words).size === words.length
}
