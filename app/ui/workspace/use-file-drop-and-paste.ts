import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped anywhere or pasted, while it is on the screen. Tells whether some are held above it. */
export function useFileDropAndPaste(take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const onFiles = useEffectEvent(take)
  useEffect(() => {
    const stop = new AbortController()
    const on = <Name extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      listener: (event: DragEvent) => void,
    ) => window.addEventListener(name, listener, { signal: stop.signal })
    on('dragover', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    })
    on('dragleave', (event) => {
      if (!event.relatedTarget) setIsOver(false)
    })
    on('drop', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files.map(withUniqueName))
    }
    document.addEventListener('paste', paste, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isOver
}

function hasFiles({ dataTransfer }: DragEvent) {
  return dataTransfer?.types.includes('Files') ?? false
}

/** Browsers call every pasted picture image.png. */
function withUniqueName(file: File, index: number) {
  if (!/^image\.\w+$/.test(file.name)) return file
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-').replace('T', '-at-')
  const suffix = index > 0 ? `-${index + 1}` : ''
  return new File([file], `pasted-${moment}${suffix}.${file.name.split('.').at(-1)}`, { type: file.type })
}
