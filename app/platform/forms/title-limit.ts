// apart from the schema, so that a browser need not fetch the library that checks forms
export const MAX_TITLE_LENGTH = 200
export const TITLE_TOO_LONG = `Keep the title under ${MAX_TITLE_LENGTH} characters.`
