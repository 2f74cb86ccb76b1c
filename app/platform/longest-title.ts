// apart from the schema, so that a browser need not fetch the library that checks forms
export const LONGEST_TITLE = 200
export const TITLE_TOO_LONG = `Keep the title under ${LONGEST_TITLE} characters.`
