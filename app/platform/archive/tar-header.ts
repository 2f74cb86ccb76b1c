/** A tar archive is blocks of 512 bytes: a header for each file, its bytes, and zeros up to the next block. */
export const BLOCK_BYTES = 512

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES)

const TEXT_FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const

type Field = keyof typeof TEXT_FIELDS

/** The header of a plain file, in the POSIX form (ustar). Nothing in it depends on when and where it was written. */
export function tarHeader(name: string, size: number) {
  const header = Buffer.alloc(BLOCK_BYTES)
  const put = (field: Field, text: string) => header.write(text, TEXT_FIELDS[field][0], TEXT_FIELDS[field][1], 'latin1')
  const [folder, file] = splitTarName(name)
  put('name', file)
  put('prefix', folder)
  put('mode', '0000644\0')
  header.write('0000000\0', 108, 'latin1')
  header.write('0000000\0', 116, 'latin1')
  put('size', `${size.toString(8).padStart(11, '0')}\0`)
  header.write('00000000000\0', 136, 'latin1')
  put('type', '0')
  put('magic', 'ustar\u000000')
  put('checksum', `${headerChecksum(header).toString(8).padStart(6, '0')}\0 `)
  return header
}

function splitTarName(name: string): [string, string] {
  if (name.length <= TEXT_FIELDS.name[1]) return ['', name]
  const at = name.lastIndexOf('/')
  const [folder, file] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
  if (file.length > TEXT_FIELDS.name[1]) throw new Error(`${name} is too long for an archive.`)
  return [folder, file]
}

export interface TarEntry {
  name: string
  size: number
  kind: 'file' | 'folder' | 'note' | 'other'
}

/** What a header says; undefined for an empty block. @throws RangeError when it is none */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const text = (field: Field) => {
    const [start, length] = TEXT_FIELDS[field]
    return header.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  }
  const size = Number.parseInt(text('size').trim(), 8)
  if (Number.parseInt(text('checksum').trim(), 8) !== headerChecksum(header))
    throw new RangeError('no header of a file')
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError('no size of a file')
  const prefix = text('magic').startsWith('ustar') ? text('prefix') : ''
  const type = text('type') || '0'
  const kinds: Record<string, TarEntry['kind']> = { 0: 'file', 5: 'folder', x: 'note', g: 'note' }
  return { name: (prefix && `${prefix}/`) + text('name'), size, kind: kinds[type] ?? 'other' }
}

/** The sum of its bytes, with blanks where the sum itself stands. */
function headerChecksum(header: Buffer) {
  const [start, length] = TEXT_FIELDS.checksum
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 0x20 : byte), 0)
}
