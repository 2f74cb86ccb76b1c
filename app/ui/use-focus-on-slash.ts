import { type RefObject, useEffect } from 'react'
import { focusOnSlash } from './focus-on-slash'

/** The "/" key brings the focus to the field. */
export function useFocusOnSlash(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => (field.current ? focusOnSlash(field.current) : undefined), [field])
}
