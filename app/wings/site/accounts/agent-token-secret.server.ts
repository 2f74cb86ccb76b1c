import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32 // 256 bits: nobody guesses one

/** The beginning tells what it is when it turns up where it should not. */
export const generateAgentToken = () => `planner_${randomBytes(TOKEN_BYTES).toString('base64url')}`

/** All that the database knows of a token. */
export const hashAgentToken = (token: string) => createHash('sha256').update(token).digest('hex')
