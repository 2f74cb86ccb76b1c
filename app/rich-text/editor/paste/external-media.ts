import { parseEmbedUrl } from '../../embed'
import { EMBED_CLASS } from '../../html-allowlist'

export const FRAME_SELECTOR = 'iframe, embed, object[data]'
export const MEDIA_SELECTOR = 'video, audio'

/**
 * Pages load nothing from other sites before a reader's click: films of known providers become embeds, and other frames, films
 * and pictures links to where they are. Changes `root`; answers what is to be said of that, each a sentence.
 */
export function replaceExternalMedia(root: HTMLElement) {
  const said = new Set<string>()
  for (const frame of root.querySelectorAll<HTMLElement>(FRAME_SELECTOR)) said.add(replaceFrame(frame))
  for (const film of root.querySelectorAll<HTMLElement>(MEDIA_SELECTOR)) {
    const address = toWebUrl(getMediaSource(film))
    said.add(replaceByLink(film, film.localName === 'video' ? 'video' : 'recording', address))
  }
  for (const image of root.querySelectorAll('img')) said.add(replacePicture(image))
  said.delete('')
  return [...said]
}

function replaceFrame(frame: HTMLElement) {
  const address = toWebUrl(getMediaSource(frame))
  if (!address || !parseEmbedUrl(address)) return replaceByLink(frame, 'frame', address)
  const embed = frame.ownerDocument.createElement('figure')
  embed.className = EMBED_CLASS
  embed.dataset.embedUrl = address
  embed.append(createLink(frame, address, frame.title || address))
  frame.replaceWith(embed)
  return ''
}

function replacePicture(image: HTMLImageElement) {
  const own = toLibraryPath(image.getAttribute('src'))
  if (own) {
    image.setAttribute('src', own)
    return ''
  }
  const address = toWebUrl(image.getAttribute('src'))
  if (!address) return remove(image, 'image')
  image.replaceWith(createLink(image, address, image.getAttribute('alt') || 'Image'))
  return `An image from ${new URL(address).host} was replaced by a link. Upload it to show it here.`
}

/** Of the library, also when it was copied from a page of this site. */
function toLibraryPath(source: string | null) {
  const url = URL.parse(source ?? '', location.href)
  return url?.origin === location.origin && /^\/media\/[\w.-]+$/.test(url.pathname) ? url.pathname : undefined
}

function replaceByLink(element: HTMLElement, kind: string, address: string | undefined) {
  if (!address) return remove(element, kind)
  const line = element.ownerDocument.createElement('div')
  line.append(createLink(element, address, element.title || address))
  element.replaceWith(line)
  return `A ${kind} from ${new URL(address).host} was replaced by a link. It cannot be embedded here.`
}

function remove(element: HTMLElement, kind: string) {
  element.remove()
  return `A pasted ${kind} has no web address and was left out. Upload the file instead.`
}

function createLink(element: HTMLElement, address: string, words: string) {
  const link = element.ownerDocument.createElement('a')
  link.href = address
  link.textContent = words
  return link
}

/** What a frame or a film says of where it is. */
export function getMediaSource(media: Element) {
  return media.getAttribute('src') ?? media.getAttribute('data') ?? media.querySelector('source')?.getAttribute('src')
}

/** A whole address on the web; undefined for files of the writer's disk and for what only stood in the page. */
export function toWebUrl(source: string | null | undefined) {
  const url = URL.parse((source ?? '').replace(/^\/\//, 'https://'))
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
