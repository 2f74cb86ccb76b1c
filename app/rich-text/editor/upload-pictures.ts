import type { EditorView } from '@tiptap/pm/view'
import type { PictureAttributes } from './document/picture'
import type { EditorTools } from './editor-tools'
import { insertBlocks } from './insert-blocks'

const pendingFiles = new Map<string, File>()
const finishedUploads = new Map<string, PictureAttributes>()
let activeUploads = 0

/** Puts pictures in their places at once, and into the library meanwhile. */
export function uploadPictures(view: EditorView, tools: EditorTools, chosen: File[], at: number) {
  const { schema, tr } = view.state
  const uploads = chosen.map((file) => {
    const uploadId = `${Date.now()}-${Math.random()}`
    pendingFiles.set(uploadId, file)
    return {
      uploadId,
      node: schema.nodes.picture?.createAndFill({ uploadId, src: URL.createObjectURL(file), alt: '' }),
    }
  })
  insertBlocks(
    tr,
    at,
    uploads.flatMap(({ node }) => node ?? []),
  )
  view.dispatch(tr)
  for (const { uploadId } of uploads) void startUpload(view, tools, uploadId)
}

/** Sends a picture that stands in the text already; also the second time, when it did not arrive. */
export async function startUpload(view: EditorView, tools: EditorTools, uploadId: string) {
  const file = pendingFiles.get(uploadId)
  if (!file) return
  updatePictureNode(view, uploadId, { error: null })
  blockUnload(1)
  try {
    const picture = await tools.uploadPicture(file)
    finishedUploads.set(uploadId, picture)
    pendingFiles.delete(uploadId)
    finishUpload(view, uploadId)
  } catch (error) {
    updatePictureNode(view, uploadId, {
      error: error instanceof Error ? error.message : 'The image could not be uploaded.',
    })
  } finally {
    blockUnload(-1)
  }
}

/** Undo and redo bring the place of a picture back that has arrived meanwhile. */
export function finishUpload(view: EditorView, uploadId: string) {
  const picture = finishedUploads.get(uploadId)
  if (picture) updatePictureNode(view, uploadId, { ...picture, uploadId: null })
}

function updatePictureNode(view: EditorView, uploadId: string, attributes: PictureAttributes) {
  if (view.isDestroyed) return
  const { tr, doc } = view.state
  doc.descendants((node, at) => {
    if (node.attrs.uploadId !== uploadId) return
    const alt = node.attrs.alt || attributes.alt || ''
    tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes, alt })
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}

/** The browser asks before it leaves the page while pictures are on their way: they are nowhere else yet. */
function blockUnload(change: number) {
  activeUploads += change
  if (activeUploads > 0) addEventListener('beforeunload', confirmUnload)
  else removeEventListener('beforeunload', confirmUnload)
}

function confirmUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}
