import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Refusal } from '~/platform/refusal'
import { parseStorable } from '~/platform/storable-text'
import { ABOUT, CHECKSUMS, LARGEST_FILE_BYTES, LARGEST_RECORD_BYTES, SAFE_PATH } from './archive-format'
import { limitedLines } from './limited-lines.server'

const LONGEST_LINE_BYTES = 1_024
const LARGEST_ABOUT_BYTES = 64 * 1024

const aboutArchive = z.looseObject({ format: z.string(), checksum: z.string() })

export interface ArchiveEntry {
  name: string
  checksum: string
}

/** An archive in a folder that somebody gave us: whatever it says is looked at before it is believed. */
export class ArchiveReader {
  private constructor(
    readonly folder: string,
    readonly about: z.infer<typeof aboutArchive>,
  ) {}

  /**
   * `named`: what people call it, when that is not its folder.
   * @throws a Refusal when the folder holds no archive of this format, or its list of files was changed.
   */
  static async open(folder: string, format: string, named = folder) {
    const text = await smallText(path.join(folder, ABOUT))
    if (text === undefined) throw new Refusal(`${named} is no export: it has no ${ABOUT}.`)
    const { data } = aboutArchive.safeParse(parseStorable(text))
    if (!data) throw new Refusal(`${ABOUT} cannot be read.`)
    if (data.format !== format)
      throw new Refusal(
        `This export has the format ${JSON.stringify(data.format.slice(0, 60))}, which is not known here.`,
      )
    await mustBeFile(folder, CHECKSUMS)
    if ((await checksumOf(path.join(folder, CHECKSUMS))) !== data.checksum)
      throw new Refusal(`${CHECKSUMS} is not what it was when the export was made.`)
    return new ArchiveReader(folder, data)
  }

  /** The files of the archive, or those of one folder of it, in the order in which they were written. */
  async *entries(folder = ''): AsyncGenerator<ArchiveEntry> {
    for await (const line of limitedLines(createReadStream(path.join(this.folder, CHECKSUMS)), LONGEST_LINE_BYTES)) {
      if (!line) continue
      const [, checksum = '', name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (!SAFE_PATH.test(name)) throw new Refusal(`The export names a file that is not safe: ${JSON.stringify(line)}.`)
      if (name.startsWith(folder)) yield { name, checksum }
    }
  }

  /**
   * Reads every file; `told` hears how many of them were read.
   * @throws a Refusal that names the first one that is missing, no plain file, too large or changed
   */
  async check(told: (done: number, total: number) => Promise<void>) {
    let [done, total] = [0, 0]
    for await (const _entry of this.entries()) total++
    for await (const { name, checksum } of this.entries()) {
      const { size } = await mustBeFile(this.folder, name)
      if (size > LARGEST_FILE_BYTES) throw new Refusal(`${name} is too large.`)
      if ((await checksumOf(this.path(name))) !== checksum)
        throw new Refusal(`${name} is not what it was when the export was made.`)
      await told(++done, total)
    }
  }

  path(name: string) {
    return path.join(this.folder, name)
  }

  /** Where a file of the archive lies, if it has one of that name. */
  async find(name: string) {
    const isThere = SAFE_PATH.test(name) && (await mustBeFile(this.folder, name).catch(() => undefined))
    return isThere ? this.path(name) : undefined
  }

  /** A file that is one record. @throws a Refusal */
  async record(name: string): Promise<unknown> {
    const { size } = await mustBeFile(this.folder, name)
    if (size > LARGEST_RECORD_BYTES) throw new Refusal(`${name} is too large.`)
    return this.#parse(name, await readFile(this.path(name), 'utf8'))
  }

  /** The records of a file that is a list, one on a line; none when the archive has no such file. @throws a Refusal */
  async *records(name: string): AsyncGenerator<unknown> {
    const lines = limitedLines(createReadStream(this.path(name)), LARGEST_RECORD_BYTES)
    try {
      for await (const line of lines) {
        if (line !== '[' && line !== ']' && line !== '[]') yield this.#parse(name, line.replace(/,$/, ''))
      }
    } catch (error) {
      if (error instanceof RangeError) throw new Refusal(`${name} has a record that is too large.`)
      throw error
    }
  }

  #parse(name: string, text: string) {
    const value = parseStorable(text)
    if (typeof value !== 'object' || value === null) throw new Refusal(`${name} is no JSON that can be read.`)
    return value
  }
}

/** A plain file within the folder: nothing that leads elsewhere. */
async function mustBeFile(folder: string, name: string) {
  const parent = await lstat(path.join(folder, path.dirname(name))).catch(() => undefined)
  const found = await lstat(path.join(folder, name)).catch(() => undefined)
  if (!found) throw new Refusal(`${name} is missing.`)
  // the folder that was named may be a link; what lies in it may not
  const isWithin = path.dirname(name) === '.' || parent?.isDirectory()
  if (!found.isFile() || !isWithin) throw new Refusal(`${name} is no plain file.`)
  return found
}

async function smallText(file: string) {
  const found = await lstat(file).catch(() => undefined)
  if (!found?.isFile() || found.size > LARGEST_ABOUT_BYTES) return undefined
  return readFile(file, 'utf8')
}

async function checksumOf(file: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
