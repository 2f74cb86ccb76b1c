/** A toast lies above a dialog without being part of it: whoever clicks on it has not left the dialog. */
export const isInsideToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null
