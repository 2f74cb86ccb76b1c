const KB = 1_000
const MB = 1_000_000

/** A number of bytes as people say it: "340 kB", "2.4 MB". */
export function byteText(bytes: number) {
  if (bytes < KB) return `${bytes} B`
  if (bytes < MB) return `${Math.round(bytes / KB)} kB`
  return `${(bytes / MB).toFixed(1)} MB`
}

/** Several as a word with its number: "1 picture", "3 pictures". */
export function picturesText(count: number) {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`
}
