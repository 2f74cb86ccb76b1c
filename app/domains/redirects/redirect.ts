import { z } from 'zod'

// as a browser sends it: no query, no part after a hash, no dots that climb
const pathPattern = /^\/(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\s?#\\]*$/
const LONGEST_PATH = 500

const path = z
  .string()
  .trim()
  .max(LONGEST_PATH, 'This address is too long.')
  .transform((typed) => typed.toLowerCase().replace(/(?<=.)\/+$/, ''))

/** An old address and where it leads: to a path of this site, or to an address elsewhere. */
export const redirectForm = z
  .object({
    from: path.refine((from) => pathPattern.test(from) && from !== '/', 'Give a path of this site, such as /old-page.'),
    to: z
      .string()
      .trim()
      .max(2_000, 'This address is too long.')
      .refine((to) => pathPattern.test(to.split(/[?#]/, 1)[0] ?? '') || isWebAddress(to), {
        error: 'Give a path such as /new-page, or a whole address such as https://example.com/page.',
      }),
  })
  .refine(({ from, to }) => from !== to.split(/[?#]/, 1)[0]?.toLowerCase(), {
    path: ['to'],
    error: 'This leads back to itself.',
  })

export type RedirectForm = z.infer<typeof redirectForm>

function isWebAddress(address: string) {
  return z.url({ protocol: /^https?$/ }).safeParse(address).success
}
