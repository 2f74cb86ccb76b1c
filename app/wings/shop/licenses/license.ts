import { z } from 'zod'
import { formatCount } from '~/platform/text/format-number'

/*
 * A licence key belongs to one order. It is in use wherever it was activated, under the name of that domain or machine;
 * how many places that may be is set when the order is made.
 */

const MAX_NAME_LENGTH = 200

const key = z
  .string('Enter the license key.')
  .trim()
  .min(1, 'Enter the license key.')
  .max(100, 'This is not a valid license key.')

const name = z
  .string('Enter the domain or machine name.')
  .trim()
  .min(1, 'Enter the domain or machine name.')
  .max(MAX_NAME_LENGTH, `Name must be ${MAX_NAME_LENGTH} characters or fewer.`)
  .regex(/^\P{Cc}*$/u, 'Name must be on one line.')

/** What the endpoints for software take. */
export const validationRequestSchema = z.object({ key, name: name.optional() })
export const activationRequestSchema = z.object({ key, name })

/** A place by its name, where the key is known already. */
export const activationNameForm = z.object({ name })

export interface LicenseActivation {
  id: string
  name: string
  createdAt: Date
}

/** The licence of an order, as its buyer and the studio see it. */
export interface License {
  id: string
  key: string
  /** Null for no limit. */
  activationLimit: number | null
  createdAt: Date
  revokedAt: Date | null
  activations: LicenseActivation[]
}

/** How many activations a key has, and how many it may have. */
export function activationCountText(used: number, limit: number | null) {
  return limit === null
    ? `${formatCount(used, 'activation')}, no limit`
    : `${used} of ${formatCount(limit, 'activation')} used`
}
