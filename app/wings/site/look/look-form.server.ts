import { z } from 'zod'
import { HUE_RANGE } from '~/wings/site/settings/brand'
import { bodyFontNames, fontNames } from './fonts'
import { type Look, MAX_CODE_BYTES, MAX_SCRIPT_ORIGINS, pageWidthNames, radiusNames } from './look'
import { readOwnCode } from './own-code.server'

// a browser reads a carriage return as the end of a line: the hash of a script is of what it reads
const code = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim())
  .refine((text) => Buffer.byteLength(text) <= MAX_CODE_BYTES, `Use ${MAX_CODE_BYTES / 1000} kB or less.`)
  .refine((text) => !text.includes('\0'), 'A character cannot be used here.')

const scriptOrigin = z
  .string()
  .trim()
  .max(200, 'Use 200 characters or fewer.')
  .transform((typed, context) => toOrigin(typed) ?? reject(context, `“${typed}” is not a host such as plausible.io.`))

/** How public pages look, as an admin has chosen it. Wrong code is refused beside its field. */
export const lookSchema: z.ZodType<Look> = z
  .object({
    headingFont: z.enum(fontNames, 'Choose a font.'),
    bodyFont: z.enum(bodyFontNames, 'Choose a font.'),
    radius: z.enum(radiusNames),
    pageWidth: z.enum(pageWidthNames),
    secondHue: z.int().min(HUE_RANGE.from).max(HUE_RANGE.to).nullable(),
    css: code.refine((css) => !/<\/style/i.test(css), '“</style” cannot be used in CSS.'),
    headCode: code,
    bodyCode: code,
    scriptOrigins: z
      .array(scriptOrigin)
      .max(MAX_SCRIPT_ORIGINS, `You can add at most ${MAX_SCRIPT_ORIGINS} hosts.`)
      .transform((origins) => [...new Set(origins)]),
  })
  .superRefine(({ headCode, bodyCode, scriptOrigins }, context) => {
    for (const [field, place, text] of [
      ['headCode', 'head', headCode],
      ['bodyCode', 'body', bodyCode],
    ] as const) {
      const { problem } = readOwnCode(text, { place, scriptOrigins })
      if (problem) context.addIssue({ code: 'custom', path: [field], message: problem })
    }
  })

function toOrigin(typed: string) {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  const isHost = url && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname)
  return isHost && url.protocol === 'https:' && url.pathname === '/' && !url.search && !url.username
    ? url.origin
    : undefined
}

function reject(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
