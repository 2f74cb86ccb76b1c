import { z } from 'zod'

const LONGEST_NAME = 80

/** What a token is called: the program that holds it, mostly. */
export const newToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the token a name, for example the program that will use it.')
    .max(LONGEST_NAME, `Keep the name under ${LONGEST_NAME} characters.`),
})

export interface ListedToken {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** A token as it is shown, this once. */
export interface FreshToken {
  id: string
  name: string
  token: string
}

export const MOST_TOKENS = 20
