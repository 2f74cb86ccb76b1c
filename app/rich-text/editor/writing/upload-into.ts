import type { EditorView } from '@tiptap/pm/view'
import type { PictureAttributes } from '../document/picture'
import type { EditorTools } from '../tools'
import { insertBlocks } from './insert-blocks'

const files = new Map<string, File>()
const arrived = new Map<string, PictureAttributes>()
let underWay = 0

/** Puts pictures in their places at once, and into the library meanwhile. */
export function uploadInto(view: EditorView, tools: EditorTools, chosen: File[], at: number) {
  const { schema, tr } = view.state
  const uploads = chosen.map((file) => {
    const uploadId = `${Date.now()}-${Math.random()}`
    files.set(uploadId, file)
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
  const file = files.get(uploadId)
  if (!file) return
  update(view, uploadId, { fault: null })
  holdPage(1)
  try {
    const picture = await tools.uploadPicture(file)
    arrived.set(uploadId, picture)
    files.delete(uploadId)
    finishUpload(view, uploadId)
  } catch (error) {
    update(view, uploadId, { fault: error instanceof Error ? error.message : 'The picture could not be uploaded.' })
  } finally {
    holdPage(-1)
  }
}

/** Undo and redo bring the place of a picture back that has arrived meanwhile. */
export function finishUpload(view: EditorView, uploadId: string) {
  const picture = arrived.get(uploadId)
  if (picture) update(view, uploadId, { ...picture, uploadId: null })
}

function update(view: EditorView, uploadId: string, attributes: PictureAttributes) {
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
function holdPage(change: number) {
  underWay += change
  if (underWay > 0) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault()
}
