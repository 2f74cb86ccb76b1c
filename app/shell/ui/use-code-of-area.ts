import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageAreaOf } from '../page-area'

/**
 * A studio's own code stands in the documents of public pages and cannot be taken away again: whoever goes from there to
 * another area, or comes from one, gets a new document. Without such code nothing is loaded twice.
 */
export function useCodeOfArea(hasOwnCode: boolean) {
  const area = pageAreaOf(useLocation().pathname)
  const areaOfDocument = useRef(area)
  useEffect(() => {
    if (hasOwnCode && area !== areaOfDocument.current) window.location.reload()
  }, [area, hasOwnCode])
}
