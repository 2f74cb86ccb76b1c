import { noteMediaUses, storePicture } from '~/domains/media/commands.server'
import { pictureAtLeast } from '~/domains/media/picture'
import { mediaIdsIn } from '~/domains/media/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { ImportFault, listMarkdown, readBeside, readMarkdown } from '~/platform/import-folder.server'
import { textOf } from '~/rich-text/clean.server'
import { renderMarkdown } from '~/rich-text/markdown.server'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { bindLinksOf, savePostBySlug } from './commands.server'
import { postFrontMatter } from './import-form'
import { estimateReadTime } from './post'

interface ImportReport {
  imported: string[]
  refused: { file: string; reason: string }[]
}

/**
 * Brings the posts of a folder in, each in a transaction of its own: a post whose line is printed is stored whole.
 * Importing again brings the same posts up to date by their slugs. A post that cannot be read is refused and named.
 */
export async function importMarkdown(
  db: Database,
  { folder, dataDir, print }: { folder: string; dataDir: string; print: (line: string) => void },
): Promise<ImportReport> {
  const report: ImportReport = { imported: [], refused: [] }
  for (const file of await listMarkdown(folder)) {
    try {
      const { slug, flags } = await importPost(db, { file, folder, dataDir })
      if (flags.length > 0) print(`flagged ${slug}: ${flags.join(', ')}`)
      report.imported.push(slug)
      print(`imported ${slug}`)
    } catch (error) {
      if (!(error instanceof ImportFault || error instanceof DomainError)) throw error
      report.refused.push({ file, reason: error.message })
      print(`refused ${file}: ${error.message}`)
    }
  }
  await bindLinksOf(db, report.imported)
  return report
}

async function importPost(db: Database, { file, folder, dataDir }: { file: string; folder: string; dataDir: string }) {
  const { fields, body: markdown } = await readMarkdown(file, postFrontMatter)
  const pictureNamed = async (name: string) => storePicture(db, dataDir, await readBeside(folder, file, name))
  const body = await withStoredPictures(renderMarkdown(markdown), pictureNamed)
  const cover = fields.cover ? await pictureNamed(fields.cover) : null
  const { slug, title, description, category, tags, author, coverAlt } = fields
  const flags = suspiciousContent(markdown)
  const post = {
    ...{ slug, title, description, category, tags, author, coverAlt, body },
    coverId: cover?.id ?? null,
    readTimeInt: fields.readTimeInt ?? estimateReadTime(textOf(body)),
    publishedAt: fields.isPublished ? (fields.date ?? new Date()) : null,
    createdAt: fields.date ?? new Date(),
  }
  await inTransaction(db, async (tx) => {
    const id = await savePostBySlug(tx, post, flags)
    await noteMediaUses(tx, `post:${id}`, [...(await mediaIdsIn(tx, body)), ...(cover ? [cover.id] : [])])
  })
  return { slug, flags }
}

type StoredPicture = Awaited<ReturnType<typeof storePicture>>

/** Points the pictures of an article at the library. One on another site becomes a link: pages load nothing from elsewhere. */
async function withStoredPictures(html: string, pictureNamed: (name: string) => Promise<StoredPicture>) {
  const parts = html.split(/(<img [^>]*>)/)
  const replaced = await Promise.all(
    parts.map((part, index) => (index % 2 ? replacePicture(part, pictureNamed) : part)),
  )
  return replaced.join('')
}

async function replacePicture(tag: string, pictureNamed: (name: string) => Promise<StoredPicture>) {
  const source = /\ssrc="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')
  const alt = /\salt="([^"]*)"/.exec(tag)?.[1] ?? ''
  if (!source) return ''
  if (/^https?:/.test(source)) return `<a href="${source.replaceAll('&', '&amp;')}">${alt || source}</a>`
  const picture = { ...(await pictureNamed(source)), alt: '' }
  const { width, height } = picture
  return `<img src="${pictureAtLeast(picture, 960)}" alt="${alt}" width="${width}" height="${height}" />`
}
