/** Of each of the floating buttons. */
export const floatingButtonClassName =
  'inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface shadow-lift hover:border-ink focus-visible:border-ink'
