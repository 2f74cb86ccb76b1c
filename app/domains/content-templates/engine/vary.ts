/**
 * One of the options, the same for the same seed: pages differ by what they are about, never by chance. FNV-1a (32 bits),
 * stirred as in MurmurHash3's last step, so that seeds that differ by one digit spread over all options.
 */
export function chosenBy(seed: string, options: string[], salt = ''): string {
  const text = `${seed}\u0000${salt || options.join('|')}`
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return options[((hash ^ (hash >>> 16)) >>> 0) % options.length] ?? ''
}
