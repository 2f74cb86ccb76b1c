import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32 // 256 bits: nobody guesses one

/** The beginning tells what it is when it turns up where it should not. */
export const makeSecretToken = () => `planner_${randomBytes(BYTES).toString('base64url')}`

/** All that the database knows of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
