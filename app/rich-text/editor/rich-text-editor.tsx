import { lazy, Suspense, useEffect, useState } from 'react'
import type { TextEditorProps } from './text-editor'

const TextEditor = lazy(() => import('./text-editor'))

/** The editor of articles. Its code comes when it is drawn, and only a browser draws it. */
export function RichTextEditor(props: TextEditorProps) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const skeleton = <EditorSkeleton label={props.label} />
  return isInBrowser ? (
    <Suspense fallback={skeleton}>
      <TextEditor {...props} />
    </Suspense>
  ) : (
    skeleton
  )
}

const lines = ['w-11/12', 'w-full', 'w-4/5', 'w-10/12', 'w-3/5']

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid max-w-[40rem] gap-4 py-6">
      <p className="sr-only">Loading {label}</p>
      {lines.map((width) => (
        <div key={width} className={`h-4 animate-pulse rounded-md bg-line/60 motion-reduce:animate-none ${width}`} />
      ))}
    </div>
  )
}
