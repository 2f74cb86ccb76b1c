/** What is said when the demo is back; `left` entries are not. */
export function restoredMessage(left: number) {
  if (left === 0) return 'The demo content is back.'
  const what = left === 1 ? '1 page stays' : `${left} pages stay`
  return `The demo content is back. ${what} in the trash, because the address is in use.`
}
