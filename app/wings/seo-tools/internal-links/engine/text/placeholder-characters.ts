/** Stands in a text for something that is no word: a picture, or an entity that we do not know. */
export const OBJECT_REPLACEMENT = '\ufffc'

/** Stands in a text for a `<br>`. */
export const LINE_SEPARATOR = '\u2028'
