import { useMemo, useRef } from 'react'
import { type MediaFile, pictureUrlAtLeast } from '~/domains/media/picture'
import { uploadPicture } from '~/domains/media/upload-picture'
import { fetchJson } from '~/platform/autosave/calls'
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
        return file && toTextPicture(file)
      },
      uploadPicture: async (file) => toTextPicture(await uploadPicture(file)),
      searchPages: async (query, signal) => {
        const path = `/admin/pages?q=${encodeURIComponent(query)}`
        const { pages } = await fetchJson<{ pages: FoundPage[] }>(path, { signal })
        return pages.map(toPageChoice)
      },
      notify: (sentence) => showToast(sentence, 'error'),
    }),
    [],
  )
}

/** Where it is and how large; its widths and formats are put in when the page is drawn. */
function toTextPicture(file: MediaFile) {
  return { src: pictureUrlAtLeast(file, TEXT_WIDTH_PX), alt: file.alt, width: file.width, height: file.height }
}

function toPageChoice({ path, title, kind, publishedAt }: FoundPage): PageChoice {
  const isPublic = kind === 'page' || (publishedAt !== null && new Date(publishedAt) <= new Date())
  return { path, title: title || 'Untitled', kind, isPublic }
}
