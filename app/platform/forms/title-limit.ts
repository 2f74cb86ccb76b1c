// apart from the schema, so that a browser need not fetch the library that checks forms
export const MAX_TITLE_LENGTH = 200
export const TITLE_TOO_LONG = `Title must be ${MAX_TITLE_LENGTH} characters or fewer.`
