import { z } from 'zod'

const MAX_NAME_LENGTH = 80

/** What a token is called: the program that holds it, mostly. */
export const newTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name, such as the program that will use the token.')
    .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
})

export interface ListedAgentToken {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** A token as it is shown, this once. */
export interface IssuedAgentToken {
  id: string
  name: string
  token: string
}

export const MAX_AGENT_TOKENS = 20
