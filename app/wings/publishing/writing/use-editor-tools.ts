import { useMemo, useRef } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import type { EditorTools, PageChoice } from '~/rich-text/editor/editor-tools'
import { showToast } from '~/ui/toaster'
import { type MediaFile, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { uploadPicture } from '~/wings/site/media/upload-picture'
import { pagesClient } from '~/wings/web/pages/api'
import { usePictures } from './pictures-provider'

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
        const { pages } = await fetchJson(pagesClient.get('/', { query: { q: query }, signal }))
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
