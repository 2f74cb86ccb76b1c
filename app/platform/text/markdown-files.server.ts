import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { OperatorError } from '../errors/operator-error'
import { parseFrontMatter } from './front-matter'

/** A file that cannot be taken in, with the reason for a person. */
export class ImportFileError extends Error {}

export const MARKDOWN_FILE = /\.(?:md|markdown)$/i
/** MDX is Markdown with components, which whoever reads it has to take apart. */
export const MARKDOWN_OR_MDX_FILE = /\.(?:mdx?|markdown)$/i

/** The Markdown files of a folder and of the folders in it, in the order of their names. */
export async function listMarkdownFiles(folder: string, named = MARKDOWN_FILE) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new OperatorError(
      `${folder} cannot be read: ${error.code === 'ENOENT' ? 'there is no such folder' : error.message}.`,
    )
  })
  return entries
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

const MAX_TEXT_BYTES = 2 * 1024 * 1024

/** Reads a Markdown file with its front matter checked by `schema`. @throws ImportFileError naming each wrong field. */
export async function readMarkdownFile<Schema extends z.ZodType>(file: string, schema: Schema) {
  const bytes = await readFile(file)
  if (bytes.byteLength > MAX_TEXT_BYTES) throw new ImportFileError('is larger than 2 MiB')
  const { fields, body } = parseFrontMatterOrThrow(decode(bytes))
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { fields: parsed.data, body }
  throw new ImportFileError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
}

function decode(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw new Error()
    return text
  } catch {
    throw new ImportFileError('is not UTF-8 text')
  }
}

function parseFrontMatterOrThrow(text: string) {
  try {
    return parseFrontMatter(text)
  } catch (error) {
    throw new ImportFileError(`has invalid YAML front matter: ${(error as Error).message.split('\n')[0]}`)
  }
}

// the library of pictures takes no larger one
const MAX_PICTURE_BYTES = 40 * 1024 * 1024

/** The bytes of a file named by a text inside `root`. @throws ImportFileError when it lies outside, or cannot be read. */
export async function readLinkedPicture(root: string, textFile: string, name: string) {
  const wanted = name.startsWith('/') ? path.join(root, name) : path.resolve(path.dirname(textFile), decodeURI(name))
  const [realRoot, real] = await Promise.all([realpath(root), realpath(wanted).catch(() => undefined)])
  if (!real) throw new ImportFileError(`names the image ${name}, which does not exist`)
  if (!real.startsWith(realRoot + path.sep))
    throw new ImportFileError(`names the image ${name}, which is outside the folder`)
  return { fileName: path.basename(real), bytes: await readPicture(real, name) }
}

async function readPicture(file: string, name: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new ImportFileError(`names the image ${name}, which is not a file`)
  if (found.size > MAX_PICTURE_BYTES) throw new ImportFileError(`names the image ${name}, which is larger than 40 MB`)
  return readFile(file).catch(() => {
    throw new ImportFileError(`names the image ${name}, which cannot be read`)
  })
}
