import { passwordErrors } from './password-rules'

declare global {
  interface Window {
    debugPassword?: typeof debugPassword
  }
}

const examplePasswords = ['Passage7Tide', 'Harbor2025', 'Tide4Two!']

/** Shows in the console what the rules say about a password, or about the examples. Only for development. */
export function debugPassword(...passwords: string[]) {
  const looked = passwords.length > 0 ? passwords : examplePasswords
  const rows = looked.map((password) => ({ password, faults: passwordErrors(password).join(' ') || 'none' }))
  console.table(rows)
  return rows
}

if (typeof window !== 'undefined') window.debugPassword = debugPassword
