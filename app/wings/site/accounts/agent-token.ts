import { z } from 'zod'

const MAX_NAME_LENGTH = 80

/** What a token is called: the program that holds it, mostly. */
export const newTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the token a name, for example the program that will use it.')
    .max(MAX_NAME_LENGTH, `Keep the name under ${MAX_NAME_LENGTH} characters.`),
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
