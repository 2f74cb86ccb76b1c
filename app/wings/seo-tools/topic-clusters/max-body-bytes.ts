// two hundred topics of 200 characters in any script, with their ids
export const MAX_BODY_BYTES = 512 * 1024
