import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { readFrontMatter } from './front-matter'
import { Refusal } from './refusal'

/** A file that cannot be taken in, with the reason for a person. */
export class ImportFault extends Error {}

/** The Markdown files of a folder and of the folders in it, in the order of their names. */
export async function listMarkdown(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new Refusal(
      `${folder} cannot be read: ${error.code === 'ENOENT' ? 'there is no such folder' : error.message}.`,
    )
  })
  return entries
    .filter((entry) => entry.isFile() && /\.(md|markdown)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

const LARGEST_TEXT_BYTES = 2 * 1024 * 1024

/** Reads a Markdown file with its front matter checked by `schema`. @throws ImportFault naming each wrong field. */
export async function readMarkdown<Schema extends z.ZodType>(file: string, schema: Schema) {
  const bytes = await readFile(file)
  if (bytes.byteLength > LARGEST_TEXT_BYTES) throw new ImportFault('is larger than 2 MiB')
  const { fields, body } = parseFrontMatter(decode(bytes))
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { fields: parsed.data, body }
  throw new ImportFault(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
}

function decode(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw new Error()
    return text
  } catch {
    throw new ImportFault('is not a UTF-8 text')
  }
}

function parseFrontMatter(text: string) {
  try {
    return readFrontMatter(text)
  } catch (error) {
    throw new ImportFault(`has a front matter that is no YAML: ${(error as Error).message.split('\n')[0]}`)
  }
}

// the library of pictures takes no larger one
const LARGEST_PICTURE_BYTES = 40 * 1024 * 1024

/** The bytes of a file named by a text inside `root`. @throws ImportFault when it lies outside, or cannot be read. */
export async function readBeside(root: string, textFile: string, name: string) {
  const wanted = name.startsWith('/') ? path.join(root, name) : path.resolve(path.dirname(textFile), decodeURI(name))
  const [realRoot, real] = await Promise.all([realpath(root), realpath(wanted).catch(() => undefined)])
  if (!real) throw new ImportFault(`names the picture ${name}, which is not there`)
  if (!real.startsWith(realRoot + path.sep))
    throw new ImportFault(`names the picture ${name}, which lies outside the folder`)
  return { fileName: path.basename(real), bytes: await bytesOf(real, name) }
}

async function bytesOf(file: string, name: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new ImportFault(`names the picture ${name}, which is no file`)
  if (found.size > LARGEST_PICTURE_BYTES) throw new ImportFault(`names the picture ${name}, which is larger than 40 MB`)
  return readFile(file).catch(() => {
    throw new ImportFault(`names the picture ${name}, which cannot be read`)
  })
}
