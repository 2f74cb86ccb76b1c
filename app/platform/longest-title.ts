// apart from the schema, so that a browser need not fetch the library that checks forms
export const LONGEST_TITLE = 200
