import { DomainError } from '~/platform/errors/errors'
import { formatCount } from '~/platform/text/format-number'
import type { PlannedItem } from '../jobs/convert-item.server'
import type { ReadyDocument } from '../jobs/import-targets.server'
import { findImageAddresses, isAbsoluteUrl, type LibraryPicture, replaceWithLibraryPictures } from './library-pictures'
import { PictureImportError, type PictureImporter } from './picture-importer.server'

const MAX_NAMED = 5

export interface PictureImportPlan {
  importer: PictureImporter | undefined
  /** They are brought when the run is no dry one. */
  isDeferred: boolean
}

/** The document with its pictures in our library, as far as they could be brought there; what could not is noted. */
export async function importDocumentPictures({ document, notes }: PlannedItem, choice: PictureImportPlan) {
  if (!document) throw new Error('Only entries with content have images.')
  const { cover } = document
  const shown = findImageAddresses(document.html)
  const outside = shown.filter((address) => !isInText(address))
  const addresses = [...new Set([...outside, ...(cover ? [cover.address] : [])])]
  const { pictures, faults } = await importAll(addresses, choice.importer)
  const taken = cover && pictures.get(cover.address)
  const readyDocument: ReadyDocument = {
    ...document,
    html: replaceWithLibraryPictures(document.html, pictures),
    cover: taken ? { id: taken.id, alt: cover.alt.slice(0, 500) } : null,
  }
  const said = choice.importer
    ? failureNotes(faults, new Set(outside))
    : notImportedNotes(outside, cover?.address, choice.isDeferred)
  const inText = outside.length < shown.length ? ['Inline images were not imported.'] : []
  return { readyDocument, notes: [...notes, ...said, ...inText] }
}

const isInText = (address: string) => /^data:/i.test(address)

interface PictureFailure {
  address: string
  reason: string
}

async function importAll(addresses: string[], taker: PictureImporter | undefined) {
  const pictures = new Map<string, LibraryPicture>()
  const faults: PictureFailure[] = []
  for (const address of taker ? addresses : []) {
    try {
      const picture = await taker?.importPicture(address)
      if (picture) pictures.set(address, picture)
    } catch (error) {
      if (!(error instanceof PictureImportError || error instanceof DomainError)) throw error
      faults.push({ address, reason: error.message })
    }
  }
  return { pictures, faults }
}

function notImportedNotes(shown: string[], cover: string | undefined, isLater: boolean) {
  if (isLater) return deferredNotes(new Set([...shown, ...(cover ? [cover] : [])]).size)
  const left = shown.filter(isAbsoluteUrl).length
  const lost = shown.length - left
  const notes: string[] = []
  if (left === 1) notes.push('1 image was replaced by a link.')
  if (left > 1) notes.push(`${left} images were replaced by links.`)
  if (lost > 0) notes.push(`${formatCount(lost, 'image')} not imported: the URL of the old site is unknown.`)
  if (cover) notes.push(`The cover image was not imported: ${short(cover)}`)
  return notes
}

const deferredNotes = (count: number) => (count === 0 ? [] : [`${formatCount(count, 'image')} to be imported.`])

const short = (address: string) => address.slice(0, 200).toWellFormed()

/** `shown` are the pictures of the text; any other is the cover. */
function failureNotes(faults: PictureFailure[], shown: ReadonlySet<string>) {
  const others = faults.length - MAX_NAMED
  const said = faults.slice(0, MAX_NAMED).map(({ address, reason }) => {
    const became = shown.has(address)
      ? isAbsoluteUrl(address)
        ? 'Image replaced by a link'
        : 'Image not imported'
      : 'Cover image not imported'
    return `${became}: ${short(address)}: ${reason}`
  })
  return others > 0 ? [...said, `And ${others} more.`] : said
}
