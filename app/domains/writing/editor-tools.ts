import { useMemo, useRef } from 'react'
import { type MediaFile, pictureAtLeast } from '~/domains/media/picture'
import { uploadPicture } from '~/domains/media/upload-picture'
import { call } from '~/platform/autosave/calls'
import type { EditorTools, PageChoice } from '~/rich-text/editor/tools'
import { showToast } from '~/ui/toasts'
import { usePictures } from './pictures'

const TEXT_WIDTH_PX = 960

interface FoundPage {
  path: string
  title: string
  kind: string
  publishedAt: string | null
}

/** What the text editor needs of this site. */
export function useEditorTools(): EditorTools {
  const { pick } = usePictures()
  const latest = useRef(pick)
  latest.current = pick
  return useMemo(
    () => ({
      pickPicture: async () => {
        const file = await latest.current()
        return file && textPicture(file)
      },
      uploadPicture: async (file) => textPicture(await uploadPicture(file)),
      searchPages: async (query, signal) => {
        const path = `/admin/pages?q=${encodeURIComponent(query)}`
        const { pages } = await call<{ pages: FoundPage[] }>(path, { signal })
        return pages.map(toChoice)
      },
      tell: (sentence) => showToast(sentence, 'error'),
    }),
    [],
  )
}

/** Where it is and how large; its widths and formats are put in when the page is drawn. */
function textPicture(file: MediaFile) {
  return { src: pictureAtLeast(file, TEXT_WIDTH_PX), alt: file.alt, width: file.width, height: file.height }
}

function toChoice({ path, title, kind, publishedAt }: FoundPage): PageChoice {
  const isPublic = kind === 'page' || (publishedAt !== null && new Date(publishedAt) <= new Date())
  return { path, title: title || 'Untitled', kind, isPublic }
}
