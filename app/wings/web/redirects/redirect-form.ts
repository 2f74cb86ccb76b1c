import { z } from 'zod'
import { isWildcard, normalizeAddress, splitAddress, wildcardBase } from './redirect-address'
import { GONE, type RedirectStatus, redirectStatuses } from './redirect-status'
import { getReservedReason } from './reserved-paths'

// as a browser sends it: no dots that climb, nothing that a browser reads as another host
const pathPattern = /^\/(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^?#\\*]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u001f\u007f]/
const MAX_PATH_LENGTH = 500
const NO_PATH = 'Enter a path on this site, such as /old-page.'
const TOO_LONG = 'This URL is too long.'

const from = z
  .string()
  .trim()
  .max(MAX_PATH_LENGTH, TOO_LONG)
  .refine((typed) => !typed.startsWith('//'), NO_PATH)
  .transform(normalizeAddress)
  .refine(isValidSource, NO_PATH)
  .refine(
    (address) => !isWildcard(address) || wildcardBase(address) !== '',
    'This would redirect every URL that is not found.',
  )

const to = z
  .string()
  .trim()
  .max(2_000, TOO_LONG)
  .refine((address) => isValidTarget(address), {
    error: 'Enter a path such as /new-page, or a full URL such as https://example.com/page.',
  })

const status = z.coerce
  .number()
  .refine(
    (given): given is RedirectStatus => redirectStatuses.some((known) => known === given),
    'Choose a redirect type.',
  )

/** An old address and what is answered there: a path of this site, an address elsewhere, or that it is gone. */
export const redirectForm = z
  .object({
    from,
    to: z.string().trim().default(''),
    status: status.default(301),
  })
  .transform((form, { issues }) => {
    if (form.status === GONE) return { ...form, to: null }
    const target = to.safeParse(form.to)
    const error = target.success ? validatePair(form.from, target.data) : target.error.issues[0]?.message
    if (error) issues.push({ code: 'custom', path: ['to'], message: error, input: form.to })
    return { ...form, to: form.to as string | null }
  })

export type RedirectForm = z.output<typeof redirectForm>

/** Why nothing can lead on from this address, as a sentence; undefined when it can. */
export function validateSource(address: string): string | undefined {
  const parsed = from.safeParse(address)
  if (!parsed.success) return parsed.error.issues[0]?.message
  const owner = getReservedReason(parsed.data)
  return owner && `${parsed.data} ${owner}.`
}

function validatePair(old: string, target: string) {
  if (isWildcard(splitAddress(target).path) && !isWildcard(old)) {
    return 'The target URL can end with /* only if the source URL does.'
  }
  return normalizeAddress(target) === old ? 'The source and target URL are the same.' : undefined
}

function isValidSource(address: string) {
  const { path, search } = splitAddress(address)
  if (address === '/' || address.includes('#') || (search && isWildcard(path))) return false
  return isPath(path)
}

/** A path, or a whole address that begins with http: or https:. */
export function isValidTarget(address: string) {
  if (controls.test(address)) return false
  return isPath(splitAddress(address).path) || z.url({ protocol: /^https?$/ }).safeParse(address).success
}

function isPath(path: string) {
  return !controls.test(path) && pathPattern.test(isWildcard(path) ? wildcardBase(path) || '/' : path)
}

/** A whole address of this site is one of its paths, so that chains and loops are seen. */
export function withLocalTarget(origin: string) {
  return (form: RedirectForm): RedirectForm => {
    const isHere = form.to !== null && URL.parse(form.to)?.origin === origin
    return isHere ? { ...form, to: form.to?.slice(origin.length) || '/' } : form
  }
}
