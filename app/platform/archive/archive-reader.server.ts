import { createReadStream } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../errors/operator-error'
import { hashFile } from '../storage/hash-file.server'
import { readLines } from '../text/read-lines.server'
import { parseStorableJson } from '../text/storable-text'
import {
  CHECKSUMS_FILE,
  MANIFEST_FILE,
  MAX_ARCHIVED_FILE_BYTES,
  MAX_RECORD_BYTES,
  SAFE_ENTRY_PATH,
} from './archive-format'

const LINE_FEED = 0x0a

const MAX_LINE_BYTES = 1_024
const MAX_MANIFEST_BYTES = 64 * 1024

const manifestSchema = z.looseObject({ format: z.string(), checksum: z.string() })

export interface ArchiveEntry {
  name: string
  checksum: string
}

/** An archive in a folder that somebody gave us: whatever it says is looked at before it is believed. */
export class ArchiveReader {
  private constructor(
    readonly folder: string,
    readonly manifest: z.infer<typeof manifestSchema>,
  ) {}

  /**
   * `named`: what people call it, when that is not its folder.
   * @throws a Refusal when the folder holds no archive of this format, or its list of files was changed.
   */
  static async open(folder: string, format: string, named = folder) {
    const text = await readSmallText(path.join(folder, MANIFEST_FILE))
    if (text === undefined) throw new OperatorError(`${named} is not an export: ${MANIFEST_FILE} is missing.`)
    const { data } = manifestSchema.safeParse(parseStorableJson(text))
    if (!data) throw new OperatorError(`${MANIFEST_FILE} cannot be read.`)
    if (data.format !== format)
      throw new OperatorError(
        `This export has the format ${JSON.stringify(data.format.slice(0, 60))}, which is not supported.`,
      )
    await assertPlainFile(folder, CHECKSUMS_FILE)
    if ((await hashFile(path.join(folder, CHECKSUMS_FILE))) !== data.checksum)
      throw new OperatorError(`${CHECKSUMS_FILE} was changed after the export.`)
    return new ArchiveReader(folder, data)
  }

  /** The files of the archive, or those of one folder of it, in the order in which they were written. */
  async *entries(folder = ''): AsyncGenerator<ArchiveEntry> {
    for await (const line of readLimitedLines(
      createReadStream(path.join(this.folder, CHECKSUMS_FILE)),
      MAX_LINE_BYTES,
    )) {
      if (!line) continue
      const [, checksum = '', name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (!SAFE_ENTRY_PATH.test(name))
        throw new OperatorError(`The export contains an unsafe file name: ${JSON.stringify(line)}.`)
      if (name.startsWith(folder)) yield { name, checksum }
    }
  }

  /**
   * Reads every file; `told` hears how many of them were read.
   * @throws a Refusal that names the first one that is missing, no plain file, too large or changed
   */
  async verifyChecksums(told: (done: number, total: number) => Promise<void>) {
    let [done, total] = [0, 0]
    for await (const _entry of this.entries()) total++
    for await (const { name, checksum } of this.entries()) {
      const { size } = await assertPlainFile(this.folder, name)
      if (size > MAX_ARCHIVED_FILE_BYTES) throw new OperatorError(`${name} is too large.`)
      if ((await hashFile(this.path(name))) !== checksum)
        throw new OperatorError(`${name} was changed after the export.`)
      await told(++done, total)
    }
  }

  path(name: string) {
    return path.join(this.folder, name)
  }

  /** Where a file of the archive lies, if it has one of that name. */
  async findFile(name: string) {
    const isThere = SAFE_ENTRY_PATH.test(name) && (await assertPlainFile(this.folder, name).catch(() => undefined))
    return isThere ? this.path(name) : undefined
  }

  /** A file that is one record. @throws a Refusal */
  async readRecord(name: string): Promise<unknown> {
    const { size } = await assertPlainFile(this.folder, name)
    if (size > MAX_RECORD_BYTES) throw new OperatorError(`${name} is too large.`)
    return this.#parse(name, await readFile(this.path(name), 'utf8'))
  }

  /** The records of a file that is a list, one on a line; none when the archive has no such file. @throws a Refusal */
  async *readRecords(name: string): AsyncGenerator<unknown> {
    const lines = readLimitedLines(createReadStream(this.path(name)), MAX_RECORD_BYTES)
    try {
      for await (const line of lines) {
        if (line !== '[' && line !== ']' && line !== '[]') yield this.#parse(name, line.replace(/,$/, ''))
      }
    } catch (error) {
      if (error instanceof RangeError) throw new OperatorError(`${name} has a record that is too large.`)
      throw error
    }
  }

  #parse(name: string, text: string) {
    const value = parseStorableJson(text)
    if (typeof value !== 'object' || value === null) throw new OperatorError(`${name} is not valid JSON.`)
    return value
  }
}

/** A plain file within the folder: nothing that leads elsewhere. */
async function assertPlainFile(folder: string, name: string) {
  const parent = await lstat(path.join(folder, path.dirname(name))).catch(() => undefined)
  const found = await lstat(path.join(folder, name)).catch(() => undefined)
  if (!found) throw new OperatorError(`${name} is missing.`)
  // the folder that was named may be a link; what lies in it may not
  const isWithin = path.dirname(name) === '.' || parent?.isDirectory()
  if (!found.isFile() || !isWithin) throw new OperatorError(`${name} is not a regular file.`)
  return found
}

async function readSmallText(file: string) {
  const found = await lstat(file).catch(() => undefined)
  if (!found?.isFile() || found.size > MAX_MANIFEST_BYTES) return undefined
  return readFile(file, 'utf8')
}

/** The lines of a stream that must not have longer ones than `most` bytes. @throws RangeError */
function readLimitedLines(stream: AsyncIterable<Buffer>, most: number) {
  return readLines(guardLineLength(stream, most))
}

async function* guardLineLength(stream: AsyncIterable<Buffer>, most: number) {
  let length = 0
  for await (const chunk of stream) {
    const last = chunk.lastIndexOf(LINE_FEED)
    const first = chunk.indexOf(LINE_FEED)
    if (length + (first < 0 ? chunk.length : first) > most) throw new RangeError('a line is too long')
    length = last < 0 ? length + chunk.length : chunk.length - last - 1
    yield chunk
  }
}
