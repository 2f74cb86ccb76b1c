/** A text as it stands inside of a LIKE or ILIKE pattern: its `%`, `_` and `\` mean themselves. */
export const escapeLikePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')
