/** By scrypt; takes about a tenth of a second of a processor: never inside a transaction. */
export async function hashLinkPassword(password: string) {
  const { hashPassword } = await import('better-auth/crypto')
  return hashPassword(password)
}

export async function verifyLinkPassword(hash: string, password: string) {
  if (!hash) return false
  const { verifyPassword } = await import('better-auth/crypto')
  return verifyPassword({ hash, password })
}
