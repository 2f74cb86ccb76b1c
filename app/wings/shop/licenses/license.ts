import { z } from 'zod'

/*
 * A licence key belongs to one order. It is in use wherever it was activated, under the name of that domain or machine;
 * how many places that may be is set when the order is made.
 */

const MAX_NAME_LENGTH = 200

const key = z.string('Give the license key.').trim().min(1, 'Give the license key.').max(100, 'This is no license key.')

const name = z
  .string('Give the name of the domain or machine.')
  .trim()
  .min(1, 'Give the name of the domain or machine.')
  .max(MAX_NAME_LENGTH, `Keep the name under ${MAX_NAME_LENGTH} characters.`)
  .regex(/^\P{Cc}*$/u, 'Keep the name in one line.')

/** What the endpoints for software take. */
export const validationRequest = z.object({ key, name: name.optional() })
export const activationRequest = z.object({ key, name })

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

/** In how many places a key is in use, and how many there are. */
export function activationCountText(used: number, limit: number | null) {
  const places = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`
  return limit === null ? `In use in ${places(used)}, of any number` : `In use in ${used} of ${places(limit)}`
}
