import { z } from 'zod'

const uuid = z.uuid()

/** Whether a text of an address can be the id of a row: PostgreSQL answers others with an error. */
export const isUuid = (text: string | undefined) => uuid.safeParse(text).success
