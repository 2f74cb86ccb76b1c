/** Each unit as `quoteSentence` shows it: spaces, line breaks and pictures are all alike. */
export const normalizeSpaces = (text: string) => text.replace(/[\s\ufffc]/g, ' ')
