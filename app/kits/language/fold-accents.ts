// letters that Unicode does not take apart into a letter and its accent
const FOLDED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', þ: 'th' }

/**
 * A text in small letters without accents, as people search and as addresses are written: "Größe" becomes "grosse",
 * "Publicación" "publicacion". It may be longer than the text, so offsets do not carry over.
 */
export function foldAccents(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
  return plain.normalize('NFC').replace(/[ßæœøłđıþ]/g, (letter) => FOLDED[letter] ?? letter)
}
