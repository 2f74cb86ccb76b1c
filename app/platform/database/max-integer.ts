/** The largest number that a column of type integer holds: PostgreSQL answers larger ones with an error. */
export const MAX_INTEGER = 2_147_483_647
